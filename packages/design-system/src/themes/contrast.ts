/**
 * Computes the WCAG 2 contrast ratio of two opaque colours.
 *
 * @param first a colour as `#rrggbb`
 * @param second a colour as `#rrggbb`
 * @returns 1 (equal) to 21 (black on white)
 * @throws {Error} when a colour has another notation
 */
export function contrastRatio(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(color)) {
    throw new Error(`"${color}" is not a #rrggbb colour, so its contrast cannot be computed.`)
  }
  const linear = (start: number) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5)
}
