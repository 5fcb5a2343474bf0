import type { SnapshotFrom } from 'xstate'
import { type pgnDownloadMachine, providePgnDownload } from './pgn-download.machine.ts'
import type { PgnAnswer, PgnDownloadContext, PgnDownloadEvent } from './pgn-download.types.ts'

type Snapshot = SnapshotFrom<typeof pgnDownloadMachine>

/** The machine with a server that never answers. */
export const examplePgnDownload = providePgnDownload({ fetchPgn: () => new Promise(() => {}) })

/** Builds a snapshot of the machine as plain data, without running anything. */
export const pgnDownloadSnapshotAt = (
  value: Snapshot['value'],
  context: Partial<PgnDownloadContext> = {},
): Snapshot =>
  examplePgnDownload.resolveState({
    value,
    context: { id: 'g-7f3a', link: null, preparing: false, ...context },
  })

const link = '/files/pgn/g-7f3a.pgn'

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const pgnDownloadStates = {
  idle: pgnDownloadSnapshotAt('idle'),
  requesting: pgnDownloadSnapshotAt('requesting'),
  notReady: pgnDownloadSnapshotAt('notReady', { preparing: true }),
  ready: pgnDownloadSnapshotAt('ready', { link }),
  failed: pgnDownloadSnapshotAt('failed'),
} satisfies Record<string, Snapshot>

export const examplePgnEvents = {
  'pgn.request': [{ type: 'pgn.request' }],
  'pgn.cancel': [{ type: 'pgn.cancel' }],
} satisfies {
  readonly [Type in PgnDownloadEvent['type']]: readonly Extract<
    PgnDownloadEvent,
    { readonly type: Type }
  >[]
}

export const examplePgnAnswers: readonly PgnAnswer[] = [
  { status: 'ready', link },
  { status: 'not-ready' },
  { status: 'error' },
]
