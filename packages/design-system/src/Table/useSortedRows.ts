import { useState } from 'react'
import type { TableColumn } from './tableColumn.ts'
import { sortRows, type TableSort } from './tableSort.ts'

/**
 * Sorts the rows of a table that has all of them. The rows of a paged table are sorted by the server instead.
 *
 * @param rows the rows in their own order, which is kept without `initial` until a header is pressed
 * @param columns the table's columns
 * @param options the first order, and the language that sorts texts
 * @returns props for the table: `rows`, `sort` and `onSortChange`
 */
export function useSortedRows<Row, ColumnId extends string>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row, ColumnId>[],
  { initial, locale }: { initial?: TableSort<ColumnId>; locale?: string } = {},
) {
  const [sort, onSortChange] = useState(initial)
  const column = columns.find(({ id }) => id === sort?.column)
  const sortBy = column?.sortBy
  const sorted =
    sort && typeof sortBy === 'function' ? sortRows(rows, sortBy, sort.direction, locale) : rows
  return { rows: sorted, sort, onSortChange }
}
