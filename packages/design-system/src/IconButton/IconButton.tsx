import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { button } from '../Button/Button.css.ts'
import type { ButtonType } from '../Button/index.ts'
import type { ControlSize } from '../themes/tokens.ts'

export interface IconButtonProps {
  /** What pressing does, for screen readers and as the tooltip. */
  label: string
  /** The picture; screen readers skip it. */
  children: ReactNode
  /** Called on a press by mouse, finger or keyboard. */
  onPress?: () => void
  /** How much weight the action has on this screen. @default 'ghost' */
  type?: ButtonType
  /** Width and height: 24, 32, 40, 48 or 56 px. @default 'm' */
  size?: ControlSize
  /** Takes the button out of use. @default false */
  disabled?: boolean
}

/** An action that its icon alone explains, such as closing or flipping the board. */
export function IconButton({
  label,
  children,
  onPress,
  type = 'ghost',
  size = 'm',
  disabled = false,
}: IconButtonProps) {
  return (
    <AriaButton
      className={button({ type, size, display: 'inline', square: true })}
      aria-label={label}
      isDisabled={disabled}
      onPress={() => onPress?.()}
      render={(dom) => <button {...dom} title={label} />}
    >
      {children}
    </AriaButton>
  )
}
