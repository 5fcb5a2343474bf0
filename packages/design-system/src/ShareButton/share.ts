/** The content to share. */
export interface Shared {
  /** The full address, with `https`. */
  url: string
  /** The title of the page, such as the names of both players. */
  title: string
  /** A sentence to send with it. */
  text?: string
}

/** Shares something by the system's share sheet. Rejects when that fails, or when the user cancels. */
export type Share = (shared: Shared) => Promise<void>

/** The browser's share sheet, if there is one. */
export const systemShare = (): Share | undefined =>
  'share' in navigator ? (shared) => navigator.share(shared) : undefined

/** Whether the user closed the system's sheet, which is no error. */
export const isAborted = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'AbortError'
