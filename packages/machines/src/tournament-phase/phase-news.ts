import { isNotBefore } from './phase.ts'
import type {
  MyBoard,
  PhaseData,
  PhaseNotice,
  PhaseRound,
  TournamentPhaseContext,
  TournamentPhaseSystemEvent,
} from './tournament-phase.types.ts'

/** The next round starts a minute after a pause. */
const roundAfterPauseMs = 60_000

/** Whether data are not older than the current ones: neither the status nor the round goes back. */
export function isNewer(next: PhaseData, now: PhaseData): boolean {
  if (!isNotBefore(next.tournament.status, now.tournament.status)) return false
  if (now.round === null) return true
  if (next.round === null || next.round.number < now.round.number) return false
  return next.round.number > now.round.number || isNotBefore(next.round.status, now.round.status)
}

/** The board of a round in progress is in progress too. */
const boardIn = ({ status }: PhaseRound, board: MyBoard | null): MyBoard | null =>
  board?.status === 'expected' && status === 'goes' ? { ...board, status } : board

/** The data after an event. */
export function applied(data: PhaseData, event: TournamentPhaseSystemEvent): PhaseData {
  const { tournament } = data
  switch (event.type) {
    case 'tournament.update':
      return event.data
    case 'status.change':
      return { ...data, tournament: { ...tournament, status: event.status } }
    case 'round.create':
      return { ...data, round: event.round, board: null }
    case 'round.change':
      return { ...data, round: event.round, board: boardIn(event.round, data.board) }
    case 'board.change':
      return { ...data, board: event.board }
    case 'entry.change':
      return { ...data, you: event.you }
    case 'ready.change':
      return { ...data, tournament: { ...tournament, readyForArena: event.ready } }
    case 'pause.set':
      return {
        ...data,
        tournament: {
          ...tournament,
          pauseEndsAt: event.endsAt,
          nextRoundStartsAt: event.endsAt + roundAfterPauseMs,
        },
      }
    default:
      return event satisfies never
  }
}

const hasBye = ({ freeWins }: { readonly freeWins: readonly string[] }, player: string | null) =>
  player !== null && freeWins.includes(player)

/** Whether the player has a bye after an event; a bye is for one round. */
export function byeAfter(
  context: TournamentPhaseContext,
  event: TournamentPhaseSystemEvent,
): boolean {
  if (event.type === 'round.create') return hasBye(event, context.playerId)
  if (event.type === 'tournament.update') return event.data.hasBye
  const { data } = context
  const isSameRound = data !== null && applied(data, event).round?.number === data.round?.number
  return isSameRound && context.hasBye
}

/** The notice to the player after an event. */
export function noticeOf(
  context: TournamentPhaseContext,
  event: TournamentPhaseSystemEvent,
): PhaseNotice | null {
  if (event.type === 'round.create' && hasBye(event, context.playerId)) return 'bye_granted'
  if (event.type !== 'entry.change' || event.you === context.data?.you) return context.notice
  if (event.you === 'disqualified') return 'disqualified'
  return event.you === 'withdrawn' ? 'swiss_withdrawn' : context.notice
}

/** The board to open for the player: one in progress that was not opened for them before. */
export function boardToTake({ data, takenTo }: TournamentPhaseContext): string | null {
  const isPlaying = data?.tournament.status === 'goes' && data.you === 'joined'
  if (!isPlaying || data.board?.status !== 'goes') return null
  return data.board.boardId === takenTo ? null : data.board.boardId
}
