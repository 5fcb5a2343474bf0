export const faviconBadgeKinds = ['messages', 'warning', 'active', 'alert'] as const
/** What the badge on the tab's icon says: something to read, to mind, to do, or at all. */
export type FaviconBadgeKind = (typeof faviconBadgeKinds)[number]

/** The middle of the badge, as shares of the icon's side. */
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
  /** Draws the badge on the icon; `loading` when the icon is not there yet, and nothing was drawn. */
  readonly drawBadge: (input: DrawBadgeInput, signal: AbortSignal) => Promise<'drawn' | 'loading'>
  /** Puts the page's own icon back. */
  readonly restoreIcon: (signal: AbortSignal) => Promise<void>
}
