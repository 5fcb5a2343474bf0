import type { ReactNode } from 'react'
import type { SiteLinkWithIcon } from '../SiteLink/index.ts'

/** A place in the bottom bar. */
export interface BarLink extends SiteLinkWithIcon {
  /** What needs attention there, for screen readers: “Your turn in 2 games”. Shows a mark. */
  attention?: string
}

/** The drawer behind the bar's last button. */
export interface NavigationMenu {
  /** The text of the button, such as “More”. */
  label: string
  /** The drawer's title. */
  title: string
  /** Name of the close button. */
  closeLabel: string
  /** The links to all places. */
  links: readonly SiteLinkWithIcon[]
  /** Shown below the links: switches for language and theme. */
  extras?: ReactNode
}
