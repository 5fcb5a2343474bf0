/** Points as players write them: `5½`. */
export function pointsText(points: number): string {
  const whole = Math.floor(points)
  if (whole === points) return String(points)
  return points - whole === 0.5 ? `${whole === 0 ? '' : whole}½` : String(points)
}
