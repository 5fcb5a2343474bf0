import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx'
import { Text } from '../Text/index.ts'
import type { ControlSize, SpinnerSize } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Button.css.ts'

export const buttonTypes = ['primary', 'secondary', 'ghost', 'danger'] as const
export type ButtonType = (typeof buttonTypes)[number]
export const buttonDisplays = ['inline', 'block'] as const

const spinnerSizes: Record<ControlSize, SpinnerSize> = { xs: 16, s: 16, m: 16, l: 20, xl: 24 }

export interface ButtonProps {
  /** What pressing does, in the imperative. */
  children: ReactNode
  /** Called on a press by mouse, finger or keyboard, unless the button is disabled or loading. */
  onPress?: () => void
  /** How much weight the action has on this screen. @default 'primary' */
  type?: ButtonType
  /** Height: 24, 32, 40, 48 or 56 px. Sizes from `m` are at least 44 px under a finger. @default 'm' */
  size?: ControlSize
  /** As wide as its text, or as its container. @default 'inline' */
  display?: (typeof buttonDisplays)[number]
  /** A picture before the text; it repeats the text, so screen readers skip it. */
  icon?: ReactNode
  /** The action is on its way. Pressing then only cancels, if `onCancel` is given. @default false */
  loading?: boolean
  /** Called on a press while loading. Shows the cancel icon. */
  onCancel?: () => void
  /** Says to screen readers what a press does while loading. Give it together with `onCancel`. */
  cancelLabel?: string
  /**
   * Why the action cannot be taken now. The button stays reachable, does nothing, and the reason stands below it.
   * Prefer it over `disabled`.
   */
  disabledReason?: string
  /** Takes the button out of use without a word. @default false */
  disabled?: boolean
  /** Submits the form that it stands in. @default false */
  submit?: boolean
  /** Takes the focus when it appears: the safe answer of a dialog that has more to focus. @default false */
  autoFocus?: boolean
}

/** Triggers an action. To go somewhere, use `LinkButton`. */
export function Button({
  children,
  onPress,
  type = 'primary',
  size = 'm',
  display = 'inline',
  icon,
  loading = false,
  onCancel,
  cancelLabel,
  disabledReason,
  disabled = false,
  submit = false,
  autoFocus = false,
}: ButtonProps) {
  const reasonId = useId()
  const explains = disabledReason !== undefined
  const cancellable = loading && onCancel !== undefined

  const press = () => {
    if (explains) return
    if (loading) onCancel?.()
    else onPress?.()
  }

  const button = (
    <AriaButton
      className={styles.button({ type, size, display, square: false })}
      type={submit && !loading && !explains ? 'submit' : 'button'}
      onPress={press}
      isDisabled={disabled}
      isPending={loading && !cancellable && !explains}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must choose where its keyboard begins
      autoFocus={autoFocus}
      aria-disabled={explains}
      {...(explains && { 'aria-describedby': reasonId })}
      data-unavailable={explains || undefined}
      data-loading={loading || undefined}
    >
      {loading ? <SpinnerMark size={spinnerSizes[size]} /> : icon}
      <span>{children}</span>
      {cancellable && <X aria-hidden="true" />}
      {cancellable && cancelLabel !== undefined && <VisuallyHidden>{cancelLabel}</VisuallyHidden>}
    </AriaButton>
  )
  if (!explains) return button
  return (
    <span className={styles.explained({ display })}>
      {button}
      <Text id={reasonId} size="xs" tone="muted" align={display === 'block' ? 'center' : 'start'}>
        {disabledReason}
      </Text>
    </span>
  )
}
