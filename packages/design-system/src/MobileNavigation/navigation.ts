import type { ReactNode } from 'react'
import type { SiteLinkWithIcon } from '../SiteLink/index.ts'

/** A place in the bottom bar. */
export interface BarLink extends SiteLinkWithIcon {
  /** Something waits there, said to screen readers: “Your turn in 2 games”. Shows a mark. */
  attention?: string
}

/** The drawer behind the bar's last button. */
export interface NavigationMenu {
  /** The text of the button, such as “More”. */
  label: string
  /** The drawer's title. */
  title: string
  /** Names its close icon. */
  closeLabel: string
  /** Every place that one can go to. */
  links: readonly SiteLinkWithIcon[]
  /** What stands below the links: switches for language and theme. */
  extras?: ReactNode
}
