import { useId, type ReactNode } from 'react'
import type { ControlSize } from '../themes/tokens.ts'
import * as styles from './Button.css.ts'
import { ButtonFace } from './ButtonFace.tsx'

export const buttonTypes = ['primary', 'secondary', 'ghost', 'danger'] as const
export type ButtonType = (typeof buttonTypes)[number]
export const buttonDisplays = ['inline', 'block'] as const

export interface ButtonProps {
  /** What the button does, in the imperative. */
  children: ReactNode
  /** Called on a press by mouse, finger or keyboard, unless the button is disabled or loading. */
  onPress?: () => void
  /** How prominent the action is on this screen. @default 'primary' */
  type?: ButtonType
  /** Height: 24, 32, 40, 48 or 56 px. Sizes from `m` are at least 44 px under a finger. @default 'm' */
  size?: ControlSize
  /** As wide as its text, or as its container. @default 'inline' */
  display?: (typeof buttonDisplays)[number]
  /** A picture before the text; it repeats the text, so screen readers skip it. */
  icon?: ReactNode
  /** The action is running. A press then calls `onCancel`, if given. @default false */
  loading?: boolean
  /** Called on a press while loading. Shows the cancel icon. */
  onCancel?: () => void
  /** What a press does while loading, for screen readers. Required with `onCancel`. */
  cancelLabel?: string
  /**
   * Why the action is not possible now. The button stays reachable, does nothing, and shows the reason below it.
   * Prefer it over `disabled`.
   */
  disabledReason?: string
  /** Disables the button without a reason. @default false */
  disabled?: boolean
  /** Submits the form around the button. @default false */
  submit?: boolean
  /** Focuses the button when it appears, such as the safe answer of a dialog. @default false */
  autoFocus?: boolean
}

/** Triggers an action. To go somewhere, use `LinkButton`. */
export function Button({ disabledReason, ...face }: ButtonProps) {
  const reasonId = useId()
  if (disabledReason === undefined) return <ButtonFace {...face} reasonId={undefined} />
  const { display = 'inline' } = face
  return (
    <span className={styles.explained({ display })}>
      <ButtonFace {...face} reasonId={reasonId} />
      <span id={reasonId} className={styles.reason({ display })}>
        {disabledReason}
      </span>
    </span>
  )
}
