import type { DeviceKind } from '@kingside/api/facts'

/** A sign-in of the member that still lasts. */
export interface SessionInfo {
  readonly id: string
  readonly isCurrent: boolean
  /** The browser's own name; null is not known. */
  readonly browser: string | null
  /** The operating system's own name; null is not known. */
  readonly system: string | null
  readonly device: DeviceKind | null
  /** ISO dates. */
  readonly signedInAt: string
  readonly lastUsedAt: string
}

/** A list of the page: on its way, not to be had, or there. */
export type Loaded<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly items: readonly Item[] }

/** A passkey of the member. */
export interface PasskeyInfo {
  readonly id: string
  readonly name: string
  /** ISO dates. */
  readonly createdAt: string
  /** Null until it was used. */
  readonly lastUsedAt: string | null
}
