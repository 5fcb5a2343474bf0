import { X } from 'lucide-react'
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx'
import type { ControlSize, SpinnerSize } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { ButtonProps } from './Button.tsx'
import * as styles from './Button.css.ts'
import { Pressable } from './Pressable.tsx'

const spinnerSizes: Record<ControlSize, SpinnerSize> = { xs: 16, s: 16, m: 16, l: 20, xl: 24 }

interface ButtonFaceProps extends Omit<ButtonProps, 'disabledReason'> {
  /** Id of the element with the reason why the action is not possible now. */
  reasonId: string | undefined
}

/** The button without its reason. */
export function ButtonFace({
  children,
  onPress,
  type = 'primary',
  size = 'm',
  display = 'inline',
  icon,
  loading = false,
  onCancel,
  cancelLabel,
  reasonId,
  disabled = false,
  submit = false,
  autoFocus = false,
}: ButtonFaceProps) {
  const explains = reasonId !== undefined
  const cancellable = loading && onCancel !== undefined

  const press = () => {
    if (loading) onCancel?.()
    else onPress?.()
  }

  return (
    <Pressable
      className={styles.button({ type, size, display, square: false })}
      type={submit && !loading && !explains ? 'submit' : 'button'}
      onPress={press}
      disabled={disabled}
      pending={loading && !cancellable && !explains}
      unpressable={explains}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must choose where its keyboard begins
      autoFocus={autoFocus}
      aria-describedby={reasonId}
      data-unavailable={explains || undefined}
      data-loading={loading || undefined}
    >
      {loading ? <SpinnerMark size={spinnerSizes[size]} /> : icon}
      <span>{children}</span>
      {cancellable && <X aria-hidden="true" />}
      {cancellable && cancelLabel !== undefined && <VisuallyHidden>{cancelLabel}</VisuallyHidden>}
    </Pressable>
  )
}
