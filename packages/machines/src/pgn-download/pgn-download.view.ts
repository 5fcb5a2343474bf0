import type { SnapshotFrom } from 'xstate'
import type { pgnDownloadMachine } from './pgn-download.machine.ts'

type Snapshot = SnapshotFrom<typeof pgnDownloadMachine>

/** The state of the download. */
export type PgnDownloadView =
  | { readonly status: 'idle' }
  /** `preparing`: the server has said before that it is still making the PGN. */
  | { readonly status: 'requesting'; readonly preparing: boolean }
  | { readonly status: 'not-ready'; readonly message: 'pgn_not_ready' }
  | { readonly status: 'ready'; readonly link: string }
  | { readonly status: 'failed'; readonly message: 'pgn_failed'; readonly canRetry: true }

/** The machine's snapshot as the page sees it. */
export function selectPgnDownloadView({ value, context }: Snapshot): PgnDownloadView {
  switch (value) {
    case 'idle':
      return { status: value }
    case 'requesting':
      return { status: value, preparing: context.preparing }
    case 'notReady':
      return { status: 'not-ready', message: 'pgn_not_ready' }
    case 'ready':
      return { status: 'ready', link: context.link ?? '' }
    case 'failed':
      return { status: 'failed', message: 'pgn_failed', canRetry: true }
    default:
      return value satisfies never
  }
}
