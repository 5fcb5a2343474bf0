import { useState } from 'react'
import type { TableColumn } from './tableColumn.ts'
import { sortRows, type TableSort } from './tableSort.ts'

/**
 * Keeps the order of a table whose rows are all here. A table whose rows come by pages is ordered by the server
 * instead.
 *
 * @param rows the rows in their own order, which holds while `initial` is not given and nothing is pressed
 * @param columns the table's columns
 * @param options the order to begin with, and the language that orders texts
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
