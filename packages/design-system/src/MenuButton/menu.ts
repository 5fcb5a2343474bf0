import type { ReactNode } from 'react'

interface Common {
  /** Unique among the items of one menu. */
  id: string
  /** The text of the item. */
  label: string
  /** A small line below the label. */
  description?: string
  /** A picture before the label; screen readers skip it. */
  icon?: ReactNode
  /** The keys that do the same, such as `Ctrl+C`. */
  shortcut?: string
  /** Why it can't be used now. The item stays reachable, does nothing, and shows the reason below its label. */
  disabledReason?: string
}

/** An item that does something. */
export interface MenuAction extends Common {
  onAction: () => void
  /** Whether it destroys something. @default false */
  danger?: boolean
  href?: never
}

/** An item that is a link. */
export interface MenuLink extends Common {
  href: string
  /** Called instead of loading the page, for routers. Clicks for a new tab stay with the browser. */
  onPress?: () => void
  danger?: false
  onAction?: never
}

export type MenuItem = MenuAction | MenuLink

/** One of several options; a check mark shows which are chosen. */
export interface MenuChoice extends Common {
  danger?: false
  href?: never
  onAction?: never
}

interface Section {
  /** Unique among the sections of one menu. */
  id: string
  /** The heading of the section. */
  title: string
  /** Hides the title visually. @default false */
  titleHidden?: boolean
}

/** A group of items. */
export interface MenuActionSection extends Section {
  choice?: 'none'
  items: readonly MenuItem[]
}

/** One choice of several. The menu closes with the choice. */
export interface MenuSingleSection extends Section {
  choice: 'one'
  items: readonly MenuChoice[]
  selected: string | null
  onSelect: (id: string) => void
}

/** Any choices of several. The menu stays open. */
export interface MenuMultipleSection extends Section {
  choice: 'several'
  items: readonly MenuChoice[]
  selected: readonly string[]
  onSelect: (ids: string[]) => void
}

export type MenuSection = MenuActionSection | MenuSingleSection | MenuMultipleSection

/** The content of a menu: items, sections of items, or both. */
export type MenuContent = readonly (MenuItem | MenuSection)[]
