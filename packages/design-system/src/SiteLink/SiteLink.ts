import type { ReactNode } from 'react'

/** A place that the site's header, footer or navigation leads to. */
export interface SiteLink {
  href: string
  /** What is there, in a word or two. */
  label: string
  /** Goes there without loading the page, for routers. A click that asks for a new tab stays with the browser. */
  onPress?: () => void
  /** Marks the page that is open. @default false */
  current?: boolean
}

/** The same with a picture, where there is room for one. */
export interface SiteLinkWithIcon extends SiteLink {
  /** Repeats the label; screen readers skip it. */
  icon: ReactNode
}
