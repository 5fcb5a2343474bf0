export const faviconBadgeKinds = ['messages', 'warning', 'active', 'alert'] as const
/** Why the tab's icon has a badge: unread messages, a warning, an action that is due, or any alert. */
export type FaviconBadgeKind = (typeof faviconBadgeKinds)[number]

/** The centre of the badge, as fractions of the icon's side. */
export const badgePlace = { across: 0.8, down: 0.2 } as const

export interface FaviconBadgeContext {
  readonly kind: FaviconBadgeKind
}

/** What the page may send. */
export type FaviconBadgeUiEvent =
  | {
      readonly type: 'badge.set'
      /** @default 'alert' */
      readonly kind?: FaviconBadgeKind
    }
  | { readonly type: 'badge.reset' }

export type FaviconBadgeEvent = FaviconBadgeUiEvent

export interface DrawBadgeInput {
  readonly kind: FaviconBadgeKind
  readonly place: typeof badgePlace
}

export interface FaviconBadgeDeps {
  /** Draws the badge on the icon; `loading` when the icon is not loaded yet and nothing was drawn. */
  readonly drawBadge: (input: DrawBadgeInput, signal: AbortSignal) => Promise<'drawn' | 'loading'>
  /** Restores the page's own icon. */
  readonly restoreIcon: (signal: AbortSignal) => Promise<void>
}
