export interface Row {
  /** Widths of the links, in order. */
  widths: readonly number[]
  /** Width of the button for the links that do not fit. */
  more: number
  /** Space between two links. */
  gap: number
  /** Width of the row. */
  room: number
}

/** How many links of a row can be shown; the others go behind the button. */
export function fittingCount({ widths, more, gap, room }: Row): number {
  const ends: number[] = []
  for (const width of widths) ends.push((ends.at(-1) ?? -gap) + gap + width)
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return ends.filter((end) => end + gap + more <= room).length
}
