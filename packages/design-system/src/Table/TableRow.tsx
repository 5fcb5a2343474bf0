import { Badge } from '../Badge/index.ts'
import { followLink } from '../Link/followLink.ts'
import { StatusMark } from '../StatusMark/index.ts'
import { SelectCell } from './SelectCells.tsx'
import { roles } from './roles.ts'
import type { TableColumn, TableRowMarks } from './tableColumn.ts'
import * as styles from './Table.css.ts'

interface TableRowProps<Row, ColumnId extends string> {
  row: Row
  columns: readonly TableColumn<Row, ColumnId>[]
  rowHeader: ColumnId
  rowMarks: ((row: Row) => TableRowMarks) | undefined
  rowHref: ((row: Row) => string | undefined) | undefined
  onRowPress: ((row: Row) => void) | undefined
  selected: boolean
  rowId: string
  /** Name of the row's checkbox; without it there is none. */
  selectLabel: string | undefined
  onSelect: (rowId: string, on: boolean) => void
}

/** One row of a table. */
export function TableRow<Row, ColumnId extends string>({
  row,
  columns,
  rowHeader,
  rowMarks,
  rowHref,
  onRowPress,
  selected,
  rowId,
  selectLabel,
  onSelect,
}: TableRowProps<Row, ColumnId>) {
  const { own, live, disabled } = rowMarks?.(row) ?? {}
  const href = rowHref?.(row)
  return (
    <tr
      {...roles.row}
      className={styles.row}
      data-own={own !== undefined || undefined}
      data-live={live !== undefined || undefined}
      data-disabled={disabled !== undefined || undefined}
      data-selected={selected || undefined}
      data-linked={href !== undefined || undefined}
    >
      {selectLabel !== undefined && (
        <SelectCell
          label={selectLabel}
          selected={selected}
          onChange={(on) => onSelect(rowId, on)}
        />
      )}
      {columns.map((column) => {
        const { id, header, name = header, kind = 'text' } = column
        const { width = kind === 'number' ? 'fit' : 'share' } = column
        if (id !== rowHeader) {
          return (
            <td
              key={id}
              {...roles.cell}
              className={styles.cell({ kind, width })}
              data-label={header}
              title={name === header ? undefined : name}
            >
              {column.cell(row)}
            </td>
          )
        }
        return (
          <th
            key={id}
            {...roles.rowHead}
            scope="row"
            className={styles.cell({ kind, width })}
            data-row-header=""
          >
            <div className={styles.rowHeader}>
              {href === undefined ? (
                column.cell(row)
              ) : (
                <a
                  href={href}
                  className={styles.rowLink}
                  data-row-link=""
                  onClick={followLink(onRowPress && (() => onRowPress(row)))}
                >
                  {column.cell(row)}
                </a>
              )}
              {own !== undefined && (
                <Badge tone="brand" variant="solid" size="s">
                  {own}
                </Badge>
              )}
              {live !== undefined && (
                <StatusMark tone="success" size="xs" live>
                  {live}
                </StatusMark>
              )}
              {disabled !== undefined && <Badge size="s">{disabled}</Badge>}
            </div>
          </th>
        )
      })}
    </tr>
  )
}
