import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { button } from '../Button/Button.css.ts'
import type { ButtonType } from '../Button/index.ts'
import { Pressable } from '../Button/Pressable.tsx'
import type { ControlSize } from '../themes/tokens.ts'
import type { HintReason } from './IconHint.tsx'

export interface IconButtonProps {
  /** What pressing does, for screen readers and as the tooltip. */
  label: string
  /** The icon; screen readers skip it. */
  children: ReactNode
  /** Called on a press by mouse, finger or keyboard. */
  onPress?: () => void
  /** The key that does the same, such as `F`, for the tooltip and screen readers. */
  shortcut?: string
  /**
   * Shows the label as a tooltip. Turn it off for a button with a well-known icon and the first focus, such as the × of
   * a dialog. @default true
   */
  hint?: boolean
  /** How prominent the action is on this screen. @default 'ghost' */
  type?: ButtonType
  /** Width and height: 24, 32, 40, 48 or 56 px. @default 'm' */
  size?: ControlSize
  /** Disables the button. @default false */
  disabled?: boolean
}

/** A page works without its tooltips, so one that can't be loaded is not an error. */
const IconHint = lazy(() =>
  import('./IconHint.tsx').then(
    ({ IconHint: hint }) => ({ default: hint }),
    () => ({ default: () => null }),
  ),
)

/** An action with only an icon, such as closing or flipping the board. */
export function IconButton({
  label,
  children,
  onPress,
  shortcut,
  hint = true,
  type = 'ghost',
  size = 'm',
  disabled = false,
}: IconButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [reason, setReason] = useState<HintReason>()
  return (
    <>
      <Pressable
        ref={trigger}
        type="button"
        className={button({ type, size, display: 'inline', square: true })}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        disabled={disabled}
        onPress={onPress}
        onPressStart={() => setReason((was) => was && 'none')}
        onHoverChange={(hovers) => setReason(hovers ? 'pointer' : 'none')}
        onFocus={({ target }) => {
          if (target.matches(':focus-visible')) setReason('keyboard')
        }}
        onBlur={() => setReason((was) => was && 'none')}
      >
        {children}
      </Pressable>
      {hint && reason !== undefined && !disabled && (
        <Suspense fallback={null}>
          <IconHint trigger={trigger} reason={reason} label={label} shortcut={shortcut} />
        </Suspense>
      )}
    </>
  )
}
