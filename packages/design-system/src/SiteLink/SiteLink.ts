import type { ReactNode } from 'react'

/** A link of the site's header, footer or navigation. */
export interface SiteLink {
  href: string
  /** The text of the link, one or two words. */
  label: string
  /** Called instead of loading the page, for routers. Clicks for a new tab stay with the browser. */
  onPress?: () => void
  /** Marks the current page. @default false */
  current?: boolean
}

/** A link with an icon. */
export interface SiteLinkWithIcon extends SiteLink {
  /** The icon repeats the label, so screen readers skip it. */
  icon: ReactNode
}
