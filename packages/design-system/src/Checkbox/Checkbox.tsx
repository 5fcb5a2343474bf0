import type { ReactNode, SyntheticEvent } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import {
  FieldMessages,
  fieldRoot,
  omitUndefined,
  RequiredMark,
  type FieldProps,
} from '../Field/index.ts'
import * as styles from './Checkbox.css.ts'
import { CheckboxMark } from './CheckboxMark.tsx'

export interface CheckboxProps extends Pick<
  FieldProps,
  'help' | 'error' | 'required' | 'disabled' | 'disabledReason' | 'name'
> {
  /** What the user agrees to. It may contain a `Link`, such as to the terms. */
  children: ReactNode
  /** Whether it is checked, if controlled. */
  checked?: boolean
  /** Whether it is checked at first, if not controlled. @default false */
  defaultChecked?: boolean
  /** Shows that a part of what it stands for is checked; a press then checks all. @default false */
  indeterminate?: boolean
  /** Called with the new state. */
  onChange?: (checked: boolean) => void
  /** The value that a form sends when it is checked. @default 'on' */
  value?: string
}

/** A yes or no that takes effect when the form is sent. For one that takes effect at once use a `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const {
    children,
    checked,
    defaultChecked,
    indeterminate = false,
    onChange,
    value,
    required = false,
  } = props
  return (
    <CheckboxField
      {...fieldRoot(props)}
      {...omitUndefined({ isSelected: checked, defaultSelected: defaultChecked, value, onChange })}
      isIndeterminate={indeterminate}
    >
      <CheckboxButton className={styles.row}>
        <CheckboxMark />
        <span className={styles.words} {...pressesOfLinks}>
          {children}
          {required && <RequiredMark />}
        </span>
      </CheckboxButton>
      <div className={styles.indented}>
        <FieldMessages {...props} />
      </div>
    </CheckboxField>
  )
}

/** A press on a link in the label must not check the box. */
const keepFromLabel = (event: SyntheticEvent) => {
  if (event.target instanceof Element && event.target.closest('a, button')) event.stopPropagation()
}

const pressesOfLinks = {
  onPointerDown: keepFromLabel,
  onMouseDown: keepFromLabel,
  onTouchStart: keepFromLabel,
  onKeyDown: keepFromLabel,
  onClick: keepFromLabel,
}
