export const sortDirections = ['ascending', 'descending'] as const
export type SortDirection = (typeof sortDirections)[number]

/** What rows are ordered by: `null` has no value and stays last in both directions. */
export type SortValue = string | number | null

/** The column that orders the rows, and how. */
export interface TableSort<ColumnId extends string> {
  column: ColumnId
  direction: SortDirection
}

/** Turns a direction round. */
export const opposite = (direction: SortDirection): SortDirection =>
  direction === 'ascending' ? 'descending' : 'ascending'

/**
 * Orders rows by one value each. Equal rows keep their order, and rows without a value come last.
 *
 * @param rows what to order; stays as it is
 * @param valueOf what a row is ordered by
 * @param direction from the least to the greatest, or the other way
 * @param locale orders texts as this language does, such as `kk`
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
  locale?: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((first, second) => {
      if (first.value === null || second.value === null)
        return Number(first.value === null) - Number(second.value === null)
      return sign * compare(first.value, second.value, collator)
    })
    .map(({ row }) => row)
}

function compare(first: string | number, second: string | number, collator: Intl.Collator): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second
  return collator.compare(String(first), String(second))
}
