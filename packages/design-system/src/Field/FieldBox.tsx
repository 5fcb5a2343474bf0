import type { MouseEvent, ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import * as styles from './FieldBox.css.ts'
import type { FieldSize } from './fieldProps.ts'

export interface FieldBoxProps {
  /** The input and the elements beside it. */
  children: ReactNode
  /** Height: 32, 40 or 48 px. @default 'm' */
  size?: FieldSize
  /** Lets the content have several lines, aligned to the top. @default false */
  multiline?: boolean
}

/** The frame of an input. A press beside the text focuses the input. */
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

/** Text or a sign before or after the input. Label or help must say it too, because screen readers skip it. */
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
  /** The icon. */
  children: ReactNode
  onPress?: () => void
  disabled?: boolean
  /** The slot by which a React Aria field passes props; `null` is none. @default null */
  slot?: string | null
  /** Whether it is not in the tab order, because a key does the same. @default false */
  pointerOnly?: boolean
  /** Whether it is on, for a toggle button. */
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
