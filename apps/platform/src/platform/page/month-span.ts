/** The moments between which a month lies where the reader is, as ISO, UTC. @param month such as `2026-11` */
export function monthSpan(month: string): { readonly from: string; readonly until: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = (monthIndex: number) => new Date(year, monthIndex, 1).toISOString()
  return { from: at(number - 1), until: at(number) }
}
