import type { RankedBoardType } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import type { Challenge, ChallengePlayer } from '../challenge/challenge.types.ts'
import type { lobbyListsMachine } from './lobby-lists.machine.ts'
import type { LiveCounts, TopGame } from './lobby-lists.types.ts'

/** A list, for a page to draw. */
export type LobbyListView<Content> =
  /** `content` is what was loaded before. */
  | { readonly status: 'loading'; readonly content: Content | null }
  | { readonly status: 'shown'; readonly content: Content }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly content: Content | null }

export interface LobbyListsView {
  /** False while the lobby is not connected, so that the lists may be out of date. */
  readonly isLive: boolean
  readonly challenges: LobbyListView<readonly Challenge[]>
  /** The board type of `players`. */
  readonly ranking: RankedBoardType
  readonly players: LobbyListView<readonly ChallengePlayer[]>
  readonly games: LobbyListView<readonly TopGame[]>
  readonly counts: LobbyListView<LiveCounts>
}

function viewOf<Content>(
  status: 'loading' | 'shown' | 'empty' | 'failed',
  content: Content | null,
): LobbyListView<Content> {
  switch (status) {
    case 'loading':
    case 'failed':
      return { status, content }
    case 'shown':
      return content === null ? { status: 'loading', content } : { status, content }
    case 'empty':
      return { status }
    default:
      return status satisfies never
  }
}

/** The machine's snapshot as the page sees it. */
export const selectLobbyListsView = ({
  value,
  context,
}: SnapshotFrom<typeof lobbyListsMachine>): LobbyListsView => ({
  isLive: context.isConnected,
  challenges: viewOf(value.challenges, context.challenges),
  ranking: context.ranking,
  players: viewOf(value.players, context.players),
  games: viewOf(value.games, context.games),
  counts: viewOf(value.counts, context.counts),
})
