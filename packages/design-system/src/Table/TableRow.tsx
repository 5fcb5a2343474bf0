import type { ReactNode } from 'react'
import { Badge } from '../Badge/index.ts'
import { followLink } from '../Link/followLink.ts'
import { StatusMark } from '../StatusMark/index.ts'
import { SelectCell } from './SelectCells.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { roles } from './roles.ts'
import type { TableColumn, TableRowMarks } from './tableColumn.ts'
import * as styles from './Table.css.ts'

interface TableRowProps<Row, ColumnId extends string> {
  row: Row
  columns: readonly TableColumn<Row, ColumnId>[]
  rowHeader: ColumnId
  rowMarks: ((row: Row) => TableRowMarks) | undefined
  rowHref: ((row: Row) => string | undefined) | undefined
  rowLabel: ((row: Row) => string) | undefined
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
  rowLabel,
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
              <HeaderContent
                href={href}
                label={rowLabel?.(row)}
                onPress={onRowPress && (() => onRowPress(row))}
              >
                {column.cell(row)}
              </HeaderContent>
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

interface HeaderContentProps {
  href: string | undefined
  label: string | undefined
  onPress: (() => void) | undefined
  children: ReactNode
}

/** The content of the row's header: the link itself, or beside one that has a name of its own. */
function HeaderContent({ href, label, onPress, children }: HeaderContentProps) {
  if (href === undefined) return children
  const link = { href, 'data-row-link': '', onClick: followLink(onPress) }
  if (label === undefined) {
    return (
      <a {...link} className={styles.rowLink}>
        {children}
      </a>
    )
  }
  return (
    <span className={styles.besideLink}>
      <a {...link} className={styles.namedLink}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </a>
      {children}
    </span>
  )
}
