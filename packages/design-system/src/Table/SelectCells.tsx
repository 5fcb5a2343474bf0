import { useLayoutEffect, useRef } from 'react'
import { roles } from './roles.ts'
import type { TableSelection } from './tableColumn.ts'
import * as styles from './Table.css.ts'

interface SelectAllHeaderProps<Row> {
  selection: TableSelection<Row>
  /** Keys of the shown rows. */
  keys: readonly string[]
}

/** The checkbox for all shown rows: on, off, or mixed. */
export function SelectAllHeader<Row>({ selection, keys }: SelectAllHeaderProps<Row>) {
  const chosen = keys.filter((key) => selection.keys.has(key)).length
  const all = keys.length > 0 && chosen === keys.length
  const toggle = () => {
    const next = new Set(selection.keys)
    for (const key of keys) {
      if (all) next.delete(key)
      else next.add(key)
    }
    selection.onChange(next)
  }
  return (
    <th {...roles.head} scope="col" className={styles.selectHeader}>
      <Checkbox
        label={selection.allLabel}
        checked={all}
        indeterminate={chosen > 0 && !all}
        onChange={toggle}
        text={selection.allLabel}
      />
    </th>
  )
}

interface SelectCellProps {
  label: string
  selected: boolean
  onChange: (selected: boolean) => void
}

/** The checkbox of one row. */
export function SelectCell({ label, selected, onChange }: SelectCellProps) {
  return (
    <td {...roles.cell} className={styles.selectCell}>
      <Checkbox label={label} checked={selected} onChange={onChange} />
    </td>
  )
}

interface CheckboxProps {
  label: string
  checked: boolean
  indeterminate?: boolean
  onChange: (checked: boolean) => void
  /** The visible label, where there is room for it. */
  text?: string
}

/** The browser's own checkbox, because a table may have a thousand of them. */
function Checkbox({ label, checked, indeterminate = false, onChange, text }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={styles.checkbox}>
      <input
        ref={input}
        type="checkbox"
        className={styles.checkboxInput}
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {text !== undefined && (
        <span aria-hidden="true" className={styles.selectAllText}>
          {text}
        </span>
      )}
    </label>
  )
}
