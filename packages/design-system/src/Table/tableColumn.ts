import type { ReactNode } from 'react'
import type { SortDirection, SortValue } from './tableSort.ts'

export const tableColumnKinds = ['text', 'number'] as const
export const tableColumnWidths = ['fit', 'share'] as const

/** One column. Keep the list of columns outside of the component, so that rows need not be drawn again. */
export interface TableColumn<Row, ColumnId extends string = string> {
  id: ColumnId
  /** What stands above the column, and beside each value in a card; short. */
  header: string
  /** The whole name of a shortened header, such as `Buchholz` for `TB1`. */
  name?: string
  /** What stands in a row's cell. */
  cell: (row: Row) => ReactNode
  /** Numbers are at the end of the cell, in digits of one width. @default 'text' */
  kind?: (typeof tableColumnKinds)[number]
  /** As wide as its content, or a share of the spare width. @default 'share', and 'fit' for numbers */
  width?: (typeof tableColumnWidths)[number]
  /**
   * Makes the column sortable: what rows are ordered by, for `useSortedRows`, or `'caller'` where the caller orders
   * them.
   */
  sortBy?: 'caller' | ((row: Row) => SortValue)
  /** The direction of the first press. @default 'ascending', and 'descending' for numbers */
  firstSort?: SortDirection
}

/** What is special about a row. Each is said in words, because colour alone does not reach everybody. */
export interface TableRowMarks {
  /** The reader's own row, such as `You`. */
  own?: string
  /** Something happens in it now, such as `Playing`. */
  live?: string
  /** It does not count any more, such as `Withdrawn`. */
  disabled?: string
}

/** Rows that can be picked with a checkbox. */
export interface TableSelection<Row> {
  /** Keys of the selected rows. */
  keys: ReadonlySet<string>
  /** Called with the keys that are selected from now on. */
  onChange: (keys: ReadonlySet<string>) => void
  /** Names the checkbox of all rows. */
  allLabel: string
  /** Names the checkbox of a row, such as `Select Aigerim Nurlanova`. */
  rowLabel: (row: Row) => string
}
