import type {
  TournamentPhaseDeps,
  TournamentPhaseSystemEvent,
} from '@kingside/machines/tournament-phase'
import type { QueryClient } from '@tanstack/react-query'
import { loadPhase, phaseRoundOf, type TournamentApi, type TournamentNews } from './calls.ts'

/** What the page has asked for just now need not be asked for again. */
const firstLoadMs = 2_000

export interface PhaseLine {
  readonly deps: TournamentPhaseDeps
  /** Calls back with what the machine has asked for. @returns a function that stops it */
  readonly onUpdate: (listener: (event: TournamentPhaseSystemEvent) => void) => () => void
}

/** The phase's calls. @param addressId the id or slug of the page's address, which its queries begin with */
export function createPhaseLine({
  api,
  queryClient,
  id,
  addressId,
  isMember,
  now,
  ...effects
}: Pick<TournamentPhaseDeps, 'playEndSound' | 'goToBoard'> & {
  readonly api: TournamentApi
  readonly queryClient: QueryClient
  readonly id: string
  readonly addressId: string
  readonly isMember: boolean
  /** The server's time, in ms since 1970. */
  readonly now: () => number
}): PhaseLine {
  const listeners = new Set<(event: TournamentPhaseSystemEvent) => void>()
  const load = (staleTime: number) =>
    loadPhase(api, queryClient, addressId, { isMember, staleTime, now })
  const tellFresh = async () => {
    // Where it fails the machine asks again.
    const fresh = await load(0).catch(() => null)
    if (fresh === null) return
    for (const listener of listeners) {
      listener({ type: 'tournament.update', tournamentId: id, ...fresh })
    }
  }
  return {
    deps: {
      ...effects,
      load: () => load(firstLoadMs),
      askForData: () => void tellFresh(),
    },
    onUpdate: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A news as the phase takes it; null where the phase does not depend on it. */
export function phaseEventOf(news: TournamentNews): TournamentPhaseSystemEvent | null {
  const of = { tournamentId: news.tournamentId, at: news.serverTs }
  switch (news.type) {
    case 'tournament.status':
      return { ...of, type: 'status.change', status: news.status }
    case 'round.create':
      return {
        ...of,
        type: 'round.create',
        round: phaseRoundOf(news.round),
        freeWins: news.free_wins,
      }
    case 'round.change':
      return { ...of, type: 'round.change', round: phaseRoundOf(news.round) }
    case 'entry.change':
      return { ...of, type: 'entry.change', you: news.status }
    case 'ready.change':
      return { ...of, type: 'ready.change', ready: news.ready }
    case 'pause.set':
      return news.ends_at === null
        ? null
        : { ...of, type: 'pause.set', endsAt: Date.parse(news.ends_at) }
    case 'board.own':
      return { ...of, type: 'board.change', board: { boardId: news.game_id, status: 'expected' } }
    case 'tournament.update':
    case 'seats.change':
    case 'board.change':
    case 'standing.change':
      return null
    default:
      return news satisfies never
  }
}
