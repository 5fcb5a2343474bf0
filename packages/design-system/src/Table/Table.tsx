import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { memo, useCallback, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Loadable } from '../loadable.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { SelectAllHeader } from './SelectCells.tsx'
import { roles } from './roles.ts'
import type { TableColumn, TableRowMarks, TableSelection } from './tableColumn.ts'
import { TableRow } from './TableRow.tsx'
import { opposite, type TableSort } from './tableSort.ts'
import * as styles from './Table.css.ts'
import { useLabelled } from './useLabelled.ts'
import { useOverflow } from '../useOverflow.ts'

export const tableHeights = ['content', 'window'] as const
export const tablePhoneLayouts = ['cards', 'scroll'] as const
export const tableDensities = ['comfortable', 'compact'] as const

interface TableOwnProps<Row, ColumnId extends string> {
  /** What the table holds, such as `Standings`. */
  caption: string
  /** Keeps the caption for screen readers only, where a heading already says it. @default false */
  captionHidden?: boolean
  /** The columns, in order. */
  columns: readonly TableColumn<Row, ColumnId>[]
  /** The column whose cell names its row; it stays in sight when the table scrolls sideways. */
  rowHeader: NoInfer<ColumnId>
  /** The rows, in order. */
  rows: readonly Row[]
  /** A key that stays with a row when the order changes. */
  rowKey: (row: Row) => string
  /** What stands in place of the rows when there are none: an `EmptyState`, or a sentence. */
  empty: ReactNode
  /** The order of the rows, shown in the head. */
  sort?: TableSort<NoInfer<ColumnId>> | undefined
  /** Called with the order that a press on a head asks for. */
  onSortChange?: (sort: TableSort<ColumnId>) => void
  /** What is special about a row. */
  rowMarks?: (row: Row) => TableRowMarks
  /** Where a row leads. Its header cell becomes a link, and the whole row takes the click. */
  rowHref?: (row: Row) => string | undefined
  /** Goes there without loading the page, for routers. */
  onRowPress?: (row: Row) => void
  /** Adds a checkbox to each row. */
  selection?: TableSelection<Row>
  /**
   * As high as its rows, with a head that stays at the window's upper edge; or at most as high as the window, and
   * then it scrolls by itself.
   * @default 'content'
   */
  height?: (typeof tableHeights)[number]
  /** On a phone each row is a card, or the table scrolls sideways below a row header that stays. @default 'cards' */
  phone?: (typeof tablePhoneLayouts)[number]
  /** Room around the values. @default 'comfortable' */
  density?: (typeof tableDensities)[number]
  /** How many rows to hold the place of while the first ones are on their way. @default 5 */
  skeletonRows?: number
}

export type TableProps<Row, ColumnId extends string> = TableOwnProps<Row, ColumnId> & Loadable

/** Rows of one kind, compared by columns. For things that are not compared, use `List`. */
export function Table<Row, ColumnId extends string>({
  caption,
  captionHidden = false,
  columns,
  rowHeader,
  rows,
  rowKey,
  empty,
  sort,
  onSortChange,
  rowMarks,
  rowHref,
  onRowPress,
  selection,
  height = 'content',
  phone = 'cards',
  density = 'comfortable',
  skeletonRows = 5,
  status = 'ready',
  loadingLabel,
  failure,
}: TableProps<Row, ColumnId>) {
  const captionId = useId()
  const [scroller, { sideways, upright }] = useOverflow()
  const [frame, labelled] = useLabelled()
  const scrolls = sideways || upright
  // One kind of row per table, so that a row is drawn again only when something of its own changes.
  const [Body] = useState(() => memo(TableRow<Row, ColumnId>))
  const loading = status === 'loading'
  const waiting = loading && rows.length === 0
  const width = columns.length + (selection ? 1 : 0)
  const instead = status === 'failed' ? failure : !loading && rows.length === 0 ? empty : undefined

  const select = useSelect(selection)

  return (
    <div ref={frame} className={styles.root} data-stale={(loading && !waiting) || undefined}>
      <div
        ref={scroller}
        className={styles.scroller({ height, phone })}
        data-overflowing={scrolls || undefined}
        data-sideways={sideways || undefined}
        {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
      >
        <table
          {...roles.table}
          className={styles.table({ phone, density })}
          aria-busy={loading}
          data-labelled={labelled || undefined}
        >
          <caption id={captionId} className={styles.caption}>
            {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          </caption>
          <thead {...roles.group} className={styles.head}>
            <tr {...roles.row} className={styles.headRow}>
              {selection && (
                <SelectAllHeader selection={selection} keys={rows.map((row) => rowKey(row))} />
              )}
              {columns.map((column) => (
                <HeadCell
                  key={column.id}
                  column={column}
                  isRowHeader={column.id === rowHeader}
                  sort={sort}
                  onSortChange={onSortChange}
                />
              ))}
            </tr>
          </thead>
          <tbody {...roles.group} ref={rowClicks}>
            {instead === undefined &&
              rows.map((row) => {
                const key = rowKey(row)
                return (
                  <Body
                    key={key}
                    row={row}
                    columns={columns}
                    rowHeader={rowHeader}
                    rowMarks={rowMarks}
                    rowHref={rowHref}
                    onRowPress={onRowPress}
                    rowId={key}
                    selected={selection?.keys.has(key) ?? false}
                    selectLabel={selection?.rowLabel(row)}
                    onSelect={select}
                  />
                )
              })}
            {waiting &&
              Array.from({ length: skeletonRows }, (_, line) => (
                <tr key={line} aria-hidden="true" className={styles.row}>
                  {Array.from({ length: width }, (_, cell) => (
                    <td key={cell} className={styles.cell({ kind: 'text', width: 'share' })}>
                      <Skeleton size="s" />
                    </td>
                  ))}
                </tr>
              ))}
            {instead !== undefined && (
              <tr {...roles.row} className={styles.insteadRow}>
                <td {...roles.cell} colSpan={width} className={styles.instead}>
                  {instead}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <span role="status">{loading && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}</span>
    </div>
  )
}

interface HeadCellProps<Row, ColumnId extends string> {
  column: TableColumn<Row, ColumnId>
  isRowHeader: boolean
  sort: TableSort<ColumnId> | undefined
  onSortChange: ((sort: TableSort<ColumnId>) => void) | undefined
}

function HeadCell<Row, ColumnId extends string>({
  column,
  isRowHeader,
  sort,
  onSortChange,
}: HeadCellProps<Row, ColumnId>) {
  const { id, header, name, kind = 'text', firstSort } = column
  const { width = kind === 'number' ? 'fit' : 'share' } = column
  const direction = sort?.column === id ? sort.direction : undefined
  const sortable = column.sortBy !== undefined && onSortChange !== undefined
  const first = firstSort ?? (kind === 'number' ? 'descending' : 'ascending')
  const words =
    name === undefined ? (
      header
    ) : (
      <abbr className={styles.short} title={name}>
        {header}
      </abbr>
    )
  return (
    <th
      {...roles.head}
      scope="col"
      className={styles.headCell({ kind, width })}
      data-row-header={isRowHeader || undefined}
      data-sortable={sortable || undefined}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={styles.sortButton({ kind })}
          data-sorted={direction}
          onClick={() =>
            onSortChange({ column: id, direction: direction ? opposite(direction) : first })
          }
        >
          {words}
          <SortIcon direction={direction} />
        </button>
      ) : (
        words
      )}
    </th>
  )
}

function SortIcon({ direction }: { direction: TableSort<string>['direction'] | undefined }) {
  if (direction === undefined) return <ChevronsUpDown aria-hidden="true" />
  return direction === 'ascending' ? (
    <ArrowUp aria-hidden="true" />
  ) : (
    <ArrowDown aria-hidden="true" />
  )
}

/** Stays the same while the selection changes, so that only the rows concerned are drawn again. */
function useSelect<Row>(selection: TableSelection<Row> | undefined) {
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  })
  return useCallback((key: string, on: boolean) => {
    const keys = new Set(latest.current?.keys)
    if (on) keys.add(key)
    else keys.delete(key)
    latest.current?.onChange(keys)
  }, [])
}

/** Lets the whole row take the click of its link. Keys and screen readers use the link itself. */
function rowClicks(body: HTMLElement | null) {
  body?.addEventListener('click', clickRowLink)
  return () => body?.removeEventListener('click', clickRowLink)
}

function clickRowLink(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element) || target.closest('a, button, input, label, select')) return
  if (window.getSelection()?.type === 'Range') return
  const link = target.closest('tr')?.querySelector('[data-row-link]')
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  link?.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
      altKey,
    }),
  )
}
