/** What the server answers: a link, or that the PGN is still being made (202). */
export type PgnAnswer =
  | { readonly status: 'ready'; readonly link: string }
  | { readonly status: 'not-ready' }
  | { readonly status: 'error' }

export interface PgnDownloadInput {
  /** The game or tournament whose PGN is asked for. */
  readonly id: string
}

export interface PgnDownloadContext {
  readonly id: string
  readonly link: string | null
  /** The server has said that it is still making the PGN. */
  readonly preparing: boolean
}

/** What the page may send. */
export type PgnDownloadEvent =
  | { readonly type: 'pgn.request' }
  /** The user has left the page or given up. */
  | { readonly type: 'pgn.cancel' }

export interface PgnDownloadDeps {
  readonly fetchPgn: (id: string, signal: AbortSignal) => Promise<PgnAnswer>
}
