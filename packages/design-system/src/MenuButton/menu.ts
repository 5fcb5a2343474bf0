import type { ReactNode } from 'react'

interface Common {
  /** Unique among the items of one menu. */
  id: string
  /** What it does or chooses. */
  label: string
  /** More about it, in small below the label. */
  description?: string
  /** A picture before the label; screen readers skip it. */
  icon?: ReactNode
  /** The keys that do the same, such as `Ctrl+C`. */
  shortcut?: string
  /** Why it cannot be used now. The item stays reachable, does nothing, and the reason stands below its label. */
  disabledReason?: string
}

/** Does something. */
export interface MenuAction extends Common {
  onAction: () => void
  /** It destroys or gives something up. @default false */
  danger?: boolean
  href?: never
}

/** Leads to another place. */
export interface MenuLink extends Common {
  href: string
  /** Goes there without loading the page, for routers. A click that asks for a new tab stays with the browser. */
  onPress?: () => void
  danger?: false
  onAction?: never
}

export type MenuItem = MenuAction | MenuLink

/** One of the things to choose from; a check mark shows which are chosen. */
export interface MenuChoice extends Common {
  danger?: false
  href?: never
  onAction?: never
}

interface Section {
  /** Unique among the sections of one menu. */
  id: string
  /** What its items have in common. */
  title: string
  /** Keeps the title for screen readers only. @default false */
  titleHidden?: boolean
}

/** Items that belong together. */
export interface MenuActionSection extends Section {
  choice?: 'none'
  items: readonly MenuItem[]
}

/** One of several. The menu closes with the choice. */
export interface MenuSingleSection extends Section {
  choice: 'one'
  items: readonly MenuChoice[]
  selected: string | null
  onSelect: (id: string) => void
}

/** Any of several. The menu stays open. */
export interface MenuMultipleSection extends Section {
  choice: 'several'
  items: readonly MenuChoice[]
  selected: readonly string[]
  onSelect: (ids: string[]) => void
}

export type MenuSection = MenuActionSection | MenuSingleSection | MenuMultipleSection

/** What a menu holds: items, sections of items, or both. */
export type MenuContent = readonly (MenuItem | MenuSection)[]
