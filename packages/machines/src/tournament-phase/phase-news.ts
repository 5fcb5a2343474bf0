import { isNotBefore } from './phase.ts'
import type {
  MyBoard,
  PhaseData,
  PhaseNotice,
  PhaseRound,
  TournamentPhaseContext,
  TournamentPhaseSystemEvent,
} from './tournament-phase.types.ts'

/** A pause that ends at some time has the next round start a minute later. */
const roundAfterPauseMs = 60_000

/** Whether data are no older than others: neither status nor round goes back. */
export function isNewer(next: PhaseData, now: PhaseData): boolean {
  if (!isNotBefore(next.tournament.status, now.tournament.status)) return false
  if (now.round === null) return true
  if (next.round === null || next.round.number < now.round.number) return false
  return next.round.number > now.round.number || isNotBefore(next.round.status, now.round.status)
}

/** A board of a round that goes, goes. */
const boardIn = ({ status }: PhaseRound, board: MyBoard | null): MyBoard | null =>
  board?.status === 'expected' && status === 'goes' ? { ...board, status } : board

/** The data after the news. */
export function applied(data: PhaseData, news: TournamentPhaseSystemEvent): PhaseData {
  const { tournament } = data
  switch (news.type) {
    case 'tournament.update':
      return news.data
    case 'status.change':
      return { ...data, tournament: { ...tournament, status: news.status } }
    case 'round.create':
      return { ...data, round: news.round, board: null }
    case 'round.change':
      return { ...data, round: news.round, board: boardIn(news.round, data.board) }
    case 'board.change':
      return { ...data, board: news.board }
    case 'entry.change':
      return { ...data, you: news.you }
    case 'ready.change':
      return { ...data, tournament: { ...tournament, readyForArena: news.ready } }
    case 'pause.set':
      return {
        ...data,
        tournament: {
          ...tournament,
          pauseEndsAt: news.endsAt,
          nextRoundStartsAt: news.endsAt + roundAfterPauseMs,
        },
      }
    default:
      return news satisfies never
  }
}

const hasBye = ({ freeWins }: { readonly freeWins: readonly string[] }, player: string | null) =>
  player !== null && freeWins.includes(player)

/** Whether the player has a bye after the news: a bye is of one round. */
export function byeAfter(
  context: TournamentPhaseContext,
  news: TournamentPhaseSystemEvent,
): boolean {
  if (news.type === 'round.create') return hasBye(news, context.playerId)
  const { data } = context
  const isSameRound = data !== null && applied(data, news).round?.number === data.round?.number
  return isSameRound && context.hasBye
}

/** What is to be told after the news. */
export function noticeOf(
  context: TournamentPhaseContext,
  news: TournamentPhaseSystemEvent,
): PhaseNotice | null {
  if (news.type === 'round.create' && hasBye(news, context.playerId)) return 'bye_granted'
  if (news.type !== 'entry.change' || news.you === context.data?.you) return context.notice
  if (news.you === 'disqualified') return 'disqualified'
  return news.you === 'withdrawn' ? 'swiss_withdrawn' : context.notice
}

/** The board to which the player is to be taken: one that goes, and to which they were not taken before. */
export function boardToTake({ data, takenTo }: TournamentPhaseContext): string | null {
  const isPlaying = data?.tournament.status === 'goes' && data.you === 'joined'
  if (!isPlaying || data.board?.status !== 'goes') return null
  return data.board.boardId === takenTo ? null : data.board.boardId
}
