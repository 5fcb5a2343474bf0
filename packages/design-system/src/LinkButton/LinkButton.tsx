import type { ReactNode } from 'react'
import { button } from '../Button/Button.css.ts'
import type { buttonDisplays, ButtonType } from '../Button/index.ts'
import { followLink } from '../Link/followLink.ts'
import type { ControlSize } from '../themes/tokens.ts'

export interface LinkButtonProps {
  /** The address. */
  href: string
  /** The text of the link. */
  children: ReactNode
  /** Called instead of loading the page, for routers. Clicks for a new tab stay with the browser. */
  onPress?: () => void
  /** How prominent the step is on this screen. @default 'primary' */
  type?: ButtonType
  /** Height: 24, 32, 40, 48 or 56 px. @default 'm' */
  size?: ControlSize
  /** As wide as its text, or as its container. @default 'inline' */
  display?: (typeof buttonDisplays)[number]
  /** A picture before the text; screen readers skip it. */
  icon?: ReactNode
}

/** A link that looks like a button. It can open in a new tab. */
export function LinkButton({
  href,
  children,
  onPress,
  type = 'primary',
  size = 'm',
  display = 'inline',
  icon,
}: LinkButtonProps) {
  return (
    <a
      href={href}
      className={button({ type, size, display, square: false })}
      onClick={followLink(onPress)}
    >
      {icon}
      <span>{children}</span>
    </a>
  )
}
