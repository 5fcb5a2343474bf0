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
export const tablePhoneLayouts = ['cards', 'scroll', 'fit'] as const
export const tableDensities = ['comfortable', 'compact'] as const

interface TableOwnProps<Row, ColumnId extends string> {
  /** The name of the table, such as `Standings`. */
  caption: string
  /** Hides the caption visually, where a heading already says it. @default false */
  captionHidden?: boolean
  /** The columns, in order. */
  columns: readonly TableColumn<Row, ColumnId>[]
  /** The column that names its row; it stays visible when the table scrolls sideways. */
  rowHeader: NoInfer<ColumnId>
  /** The rows, in order. */
  rows: readonly Row[]
  /** A key that a row keeps when the order changes. */
  rowKey: (row: Row) => string
  /** Shown when there are no rows: an `EmptyState`, or a sentence. */
  empty: ReactNode
  /** The order of the rows, shown in the header. */
  sort?: TableSort<NoInfer<ColumnId>> | undefined
  /** Called with the order requested by a press on a header. */
  onSortChange?: (sort: TableSort<ColumnId>) => void
  /** Returns the marks of a row. */
  rowMarks?: (row: Row) => TableRowMarks
  /** Returns a row's address. Its header cell becomes a link, and the whole row can be clicked. */
  rowHref?: (row: Row) => string | undefined
  /**
   * Returns the name of a row's link. The header cell is then not the link itself, and may have a link of its own.
   */
  rowLabel?: (row: Row) => string
  /** Called instead of loading the page, for routers. */
  onRowPress?: (row: Row) => void
  /** Adds a checkbox to each row. */
  selection?: TableSelection<Row>
  /**
   * As high as its rows, with a header that sticks to the window's upper edge; or at most as high as the window, with
   * its own scrolling.
   * @default 'content'
   */
  height?: (typeof tableHeights)[number]
  /**
   * On a phone each row is a card, or the table scrolls sideways beside a sticky row header, or it stays within the
   * width, for two or three columns.
   * @default 'cards'
   */
  phone?: (typeof tablePhoneLayouts)[number]
  /** Space around the values. @default 'comfortable' */
  density?: (typeof tableDensities)[number]
  /** The number of placeholders while the first rows are loading. @default 5 */
  skeletonRows?: number
}

export type TableProps<Row, ColumnId extends string> = TableOwnProps<Row, ColumnId> & Loadable

/** Rows with values in columns to compare. For things that are not compared, use `List`. */
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
  rowLabel,
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
  // One row component per table, so that a row renders only when its own data changes.
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
                    rowLabel={rowLabel}
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

/** Stays the same while the selection changes, so that only the changed rows render. */
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

/** Makes the whole row react to clicks as its link does. Keys and screen readers use the link itself. */
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
