import { ChevronDown, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { MenuTrigger } from 'react-aria-components/Menu'
import { button } from '../Button/Button.css.ts'
import type { ButtonType } from '../Button/index.ts'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { IconButton } from '../IconButton/index.ts'
import type { PopoverPlacement } from '../Popover/index.ts'
import type { ControlSize } from '../themes/tokens.ts'
import type { MenuContent } from './menu.ts'
import { MenuPanel } from './MenuPanel.tsx'

export interface MenuButtonProps {
  /** What the menu is about. With an icon alone it is the name and the tooltip. */
  label: string
  /** The content of the menu: items, sections of items, or both. */
  items: MenuContent
  /** A picture before the label, or instead of it. @default three dots, if `iconOnly` */
  icon?: ReactNode
  /** Shows the icon without the label. @default false */
  iconOnly?: boolean
  /** How prominent it is on this screen. @default 'secondary', with an icon alone `'ghost'` */
  type?: ButtonType
  /** Height: 24, 32, 40, 48 or 56 px. @default 'm' */
  size?: ControlSize
  /** Where the menu opens, if there is room. @default 'bottom start' */
  placement?: PopoverPlacement
  /** Disables the button. Prefer items with a `disabledReason`. @default false */
  disabled?: boolean
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** Called when the menu opens and closes. */
  onOpenChange?: (open: boolean) => void
}

/** Opens a menu of actions, links and choices. */
export function MenuButton({
  label,
  items,
  icon,
  iconOnly = false,
  type = iconOnly ? 'ghost' : 'secondary',
  size = 'm',
  placement = 'bottom start',
  disabled = false,
  defaultOpen = false,
  onOpenChange,
}: MenuButtonProps) {
  return (
    <MenuTrigger defaultOpen={defaultOpen} {...(onOpenChange && { onOpenChange })}>
      {iconOnly ? (
        <TriggerButton>
          <IconButton label={label} type={type} size={size} disabled={disabled}>
            {icon ?? <Ellipsis aria-hidden="true" />}
          </IconButton>
        </TriggerButton>
      ) : (
        <AriaButton
          className={button({ type, size, display: 'inline', square: false })}
          isDisabled={disabled}
        >
          {icon}
          <span>{label}</span>
          <ChevronDown aria-hidden="true" />
        </AriaButton>
      )}
      <MenuPanel items={items} placement={placement} />
    </MenuTrigger>
  )
}
