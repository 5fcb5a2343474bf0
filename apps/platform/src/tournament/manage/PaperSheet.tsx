import type { TableColumn } from '@kingside/design-system/Table'
import type { ReactNode } from 'react'
import * as styles from './PaperSheet.css.ts'

export interface PaperSheetProps<Row> {
  /** Of the tournament. */
  readonly title: string
  /** What is on the sheet, such as `Pairing of round 2`. */
  readonly caption: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Below the table. */
  readonly children?: ReactNode
}

/**
 * A table for the wall of the hall. It is on paper only, where it is alone: neither how wide a screen is nor what only
 * those may read who run the tournament changes anything of it.
 */
export function PaperSheet<Row>({
  title,
  caption,
  columns,
  rows,
  rowKey,
  children,
}: PaperSheetProps<Row>) {
  return (
    <div className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={styleOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              {columns.map((column) => (
                <td key={column.id} className={styleOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}

function styleOf({ kind, width }: Pick<TableColumn<never>, 'kind' | 'width'>) {
  if (kind === 'number') return styles.cells.number
  return width === 'fit' ? styles.cells.fit : styles.cells.text
}
