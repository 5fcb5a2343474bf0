import type { ReactNode } from 'react'
import type { SortDirection, SortValue } from './tableSort.ts'

export const tableColumnKinds = ['text', 'number'] as const
export const tableColumnWidths = ['fit', 'share'] as const

/** One column. Define the list of columns outside the component, so that rows need not render again. */
export interface TableColumn<Row, ColumnId extends string = string> {
  id: ColumnId
  /** The short column header, also shown beside each value in a card. */
  header: string
  /** The full name of a shortened header, such as `Buchholz` for `TB1`. */
  name?: string
  /** Returns the content of a row's cell. */
  cell: (row: Row) => ReactNode
  /** Numbers are aligned to the end of the cell, with digits of equal width. @default 'text' */
  kind?: (typeof tableColumnKinds)[number]
  /** As wide as its content, or a share of the spare width. @default 'share', and 'fit' for numbers */
  width?: (typeof tableColumnWidths)[number]
  /**
   * Makes the column sortable: returns the value to sort by, for `useSortedRows`, or `'caller'` if the caller sorts the
   * rows.
   */
  sortBy?: 'caller' | ((row: Row) => SortValue)
  /** The direction of the first press. @default 'ascending', and 'descending' for numbers */
  firstSort?: SortDirection
}

/** Marks of a row. Each is text, because not everybody sees colours. */
export interface TableRowMarks {
  /** The reader's own row, such as `You`. */
  own?: string
  /** Something is happening in it now, such as `Playing`. */
  live?: string
  /** It no longer counts, such as `Withdrawn`. */
  disabled?: string
}

/** Rows with a checkbox. */
export interface TableSelection<Row> {
  /** Keys of the selected rows. */
  keys: ReadonlySet<string>
  /** Called with the new set of selected keys. */
  onChange: (keys: ReadonlySet<string>) => void
  /** Name of the checkbox for all rows. */
  allLabel: string
  /** Name of a row's checkbox, such as `Select Aigerim Nurlanova`. */
  rowLabel: (row: Row) => string
}
