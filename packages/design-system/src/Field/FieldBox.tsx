import type { MouseEvent, ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import * as styles from './FieldBox.css.ts'
import type { FieldSize } from './fieldProps.ts'

export interface FieldBoxProps {
  /** The input, and what stands beside it. */
  children: ReactNode
  /** Height: 32, 40 or 48 px. @default 'm' */
  size?: FieldSize
  /** Lets the content be higher than one line, and begin at the top. @default false */
  multiline?: boolean
}

/** The line around an input. A press beside the text puts the caret into it. */
export function FieldBox({ children, size = 'm', multiline = false }: FieldBoxProps) {
  return (
    <Group className={styles.box({ size, multiline })} onClick={focusInput}>
      {children}
    </Group>
  )
}

function focusInput({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || target.closest('button, a, input, textarea')) return
  currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** Words or a sign before or behind what is typed. Label or help say it too: screen readers skip it. */
export function FieldAffix({ children }: { children: ReactNode }) {
  return (
    <span className={styles.affix} aria-hidden="true">
      {children}
    </span>
  )
}

export interface FieldBoxButtonProps {
  /** What pressing does, for screen readers and as the tooltip. */
  label: string
  /** The picture. */
  children: ReactNode
  onPress?: () => void
  disabled?: boolean
  /** The slot that a React Aria field gives its props by; `null` takes none. @default null */
  slot?: string | null
  /** Keeps it out of the Tab order, where a key does the same. @default false */
  pointerOnly?: boolean
  /** Whether it is on, if it switches something. */
  pressed?: boolean
}

/** A small button inside a box, such as one that empties it. */
export function FieldBoxButton({
  label,
  children,
  onPress,
  disabled = false,
  slot = null,
  pointerOnly = false,
  pressed,
}: FieldBoxButtonProps) {
  return (
    <Button
      slot={slot}
      className={styles.boxButton}
      aria-label={label}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...(disabled && { isDisabled: true })}
      {...(onPress && { onPress: () => onPress() })}
      {...(pointerOnly && { excludeFromTabOrder: true, preventFocusOnPress: true })}
      render={(dom) => <button {...dom} title={label} />}
    >
      {children}
    </Button>
  )
}
