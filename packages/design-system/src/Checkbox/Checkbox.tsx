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
  /** What a check says yes to. It may hold a `Link`, such as to the terms. */
  children: ReactNode
  /** Whether it is checked, when the caller keeps that. */
  checked?: boolean
  /** Whether it begins checked, when it keeps that itself. @default false */
  defaultChecked?: boolean
  /** Shows that some of what it stands for is checked; a press then checks all. @default false */
  indeterminate?: boolean
  /** Called with whether it is checked now. */
  onChange?: (checked: boolean) => void
  /** What a form sends when it is checked. @default 'on' */
  value?: string
}

/** Says yes or no to one thing; it counts when the form is sent. What acts at once is a `Switch`. */
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

/** A press on a link in the label belongs to the link: the label must not get it. */
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
