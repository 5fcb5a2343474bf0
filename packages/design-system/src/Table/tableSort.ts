export const sortDirections = ['ascending', 'descending'] as const
export type SortDirection = (typeof sortDirections)[number]

/** The value that a row is sorted by: `null` is no value and comes last in both directions. */
export type SortValue = string | number | null

/** The sorted column and its direction. */
export interface TableSort<ColumnId extends string> {
  column: ColumnId
  direction: SortDirection
}

/** The reverse direction. */
export const opposite = (direction: SortDirection): SortDirection =>
  direction === 'ascending' ? 'descending' : 'ascending'

/**
 * Sorts rows by one value each. Equal rows keep their order, and rows without a value come last.
 *
 * @param rows the rows; the array is not changed
 * @param valueOf returns the value of a row
 * @param direction ascending or descending
 * @param locale the language whose rules sort texts, such as `kk`
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
