/** A row of a live list. */
export interface SteadyRow<Row> {
  readonly row: Row
  /** Whether it left the list, and is shown a little longer. */
  readonly isGone: boolean
}

/** At first each row is as it was told. */
export const steady = <Row>(rows: readonly Row[]): readonly SteadyRow<Row>[] =>
  rows.map((row) => ({ row, isGone: false }))

/**
 * The rows to show when the list has changed. Those that left stay in their places; new ones come where the list has
 * them, but while it is held, below the others, so that nothing moves under a finger.
 */
export function steadyRows<Row extends { readonly id: string }>(
  before: readonly SteadyRow<Row>[],
  rows: readonly Row[],
  isHeld: boolean,
): readonly SteadyRow<Row>[] {
  const now = new Map(rows.map((row) => [row.id, row]))
  const kept = before.map(({ row }) => ({ row: now.get(row.id) ?? row, isGone: !now.has(row.id) }))
  const known = new Set(before.map(({ row }) => row.id))
  if (isHeld) return [...kept, ...steady(rows.filter(({ id }) => !known.has(id)))]
  const shown = [...steady(rows)]
  kept.forEach((each, index) => {
    if (each.isGone) shown.splice(index, 0, each)
  })
  return shown
}
