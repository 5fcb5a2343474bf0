/** What is shared. */
export interface Shared {
  /** The address; it should be whole, with `https`. */
  url: string
  /** What is there, such as the names of both players. */
  title: string
  /** A sentence to go with it. */
  text?: string
}

/** Hands something to the system's own share sheet. It rejects when that fails, or when the reader turns back. */
export type Share = (shared: Shared) => Promise<void>

/** The browser's own share sheet, where there is one. */
export const systemShare = (): Share | undefined =>
  'share' in navigator ? (shared) => navigator.share(shared) : undefined

/** The reader has closed the system's sheet: nothing went wrong. */
export const isAborted = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'AbortError'
