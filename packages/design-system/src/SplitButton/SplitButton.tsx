import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { MenuTrigger } from 'react-aria-components/Menu'
import { button, explained, reason } from '../Button/Button.css.ts'
import { ButtonFace } from '../Button/ButtonFace.tsx'
import type { ButtonType } from '../Button/index.ts'
import { unpressable } from '../Button/unpressable.tsx'
import { given } from '../Field/index.ts'
import type { MenuContent } from '../MenuButton/index.ts'
import { MenuPanel } from '../MenuButton/MenuPanel.tsx'
import type { PopoverPlacement } from '../Popover/index.ts'
import type { ControlSize } from '../themes/tokens.ts'
import * as styles from './SplitButton.css.ts'

export const splitButtonTypes = ['primary', 'secondary', 'danger'] as const satisfies ButtonType[]

export interface SplitButtonProps {
  /** What pressing the main part does, in the imperative. */
  children: ReactNode
  /** Called on a press of the main part. */
  onPress: () => void
  /** Names both parts together, such as `Play`. */
  label: string
  /** Names the part that opens the menu, such as `More ways to play`. */
  menuLabel: string
  /** The other ways, from the likeliest. */
  items: MenuContent
  /** A picture before the main part's text. */
  icon?: ReactNode
  /** How much weight it has on this screen. @default 'primary' */
  type?: (typeof splitButtonTypes)[number]
  /** Height: 24, 32, 40, 48 or 56 px. @default 'm' */
  size?: ControlSize
  /** The main action is on its way; the menu waits too. @default false */
  loading?: boolean
  /** Called on a press of the main part while loading. Shows the cancel icon. */
  onCancel?: () => void
  /** Says to screen readers what a press does while loading. Give it together with `onCancel`. */
  cancelLabel?: string
  /**
   * Why no way can be taken now. Both parts stay reachable, do nothing, and the reason stands below them. Prefer it
   * over `disabled`.
   */
  disabledReason?: string
  /** Takes both parts out of use. @default false */
  disabled?: boolean
  /** Where the menu opens, if there is room. @default 'bottom end' */
  placement?: PopoverPlacement
  /** The menu begins open. @default false */
  defaultOpen?: boolean
}

/** The usual action, with a menu of its other ways beside it. */
export function SplitButton({
  children,
  onPress,
  label,
  menuLabel,
  items,
  icon,
  type = 'primary',
  size = 'm',
  loading = false,
  onCancel,
  cancelLabel,
  disabledReason,
  disabled = false,
  placement = 'bottom end',
  defaultOpen = false,
}: SplitButtonProps) {
  const reasonId = useId()
  const explains = disabledReason !== undefined
  const parts = (
    <span role="group" aria-label={label} className={styles.root}>
      <ButtonFace
        type={type}
        size={size}
        icon={icon}
        loading={loading}
        disabled={disabled}
        onPress={onPress}
        reasonId={explains ? reasonId : undefined}
        {...given({ onCancel, cancelLabel })}
      >
        {children}
      </ButtonFace>
      <MenuTrigger defaultOpen={defaultOpen}>
        <AriaButton
          className={button({ type, size, display: 'inline', square: true })}
          aria-label={menuLabel}
          isDisabled={disabled || (loading && !explains)}
          {...(explains && { 'aria-describedby': reasonId, render: unpressable })}
          data-unavailable={explains || undefined}
        >
          <ChevronDown aria-hidden="true" />
        </AriaButton>
        <MenuPanel items={items} placement={placement} />
      </MenuTrigger>
    </span>
  )
  if (!explains) return parts
  return (
    <span className={explained({ display: 'inline' })}>
      {parts}
      <span id={reasonId} className={reason({ display: 'inline' })}>
        {disabledReason}
      </span>
    </span>
  )
}
