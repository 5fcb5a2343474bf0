import type { Clock } from '../clock.ts'
import type { EntryOutcome, EntryStore, TeamChoice } from './entry-store.ts'
import { joinLimitOf, type Refusal, returnLimitOf } from './join-limit.ts'
import type { TournamentNews } from './run-change.ts'
import { type NewsSource, tellNews } from './tell-news.ts'
import type { TournamentFeed } from './tournament-feed.ts'

export interface EntriesDeps {
  readonly store: EntryStore
  readonly feed: TournamentFeed
  readonly clock: Pick<Clock, 'now' | 'after'>
}

/** What players do about their own entries, told to everybody whom it concerns. */
export interface Entries {
  /** Why the player can't join each now, by the tournaments' ids; null where they can. */
  readonly limitsOf: (
    tournamentIds: readonly number[],
    playerId: number,
  ) => Promise<ReadonlyMap<number, Refusal | null>>
  readonly signUp: (
    tournament: NewsSource,
    playerId: number,
    team: TeamChoice | null,
  ) => ReturnType<EntryStore['join']>
  /** Keeps a seat for half an hour while the player pays: a checkout's. */
  readonly reserve: (tournament: NewsSource, playerId: number) => ReturnType<EntryStore['hold']>
  /** Gives it back when the payment has failed or was given up. */
  readonly release: (tournament: NewsSource, playerId: number) => Promise<void>
  /** Takes back a registration that waits for approval. */
  readonly signOut: (tournament: NewsSource, playerId: number) => ReturnType<EntryStore['leave']>
  readonly leave: (tournament: NewsSource, playerId: number) => ReturnType<EntryStore['leave']>
  readonly pause: (tournament: NewsSource, playerId: number) => ReturnType<EntryStore['pause']>
  readonly resume: (tournament: NewsSource, playerId: number) => ReturnType<EntryStore['resume']>
  /** Shuts a banned player out of every tournament that is not over. */
  readonly banPlayer: (playerId: number) => Promise<void>
  readonly setBye: (
    tournament: NewsSource,
    playerId: number,
    bye: { readonly round: number; readonly isWanted: boolean },
  ) => ReturnType<EntryStore['setBye']>
}

export function createEntries({ store, feed, clock }: EntriesDeps): Entries {
  const tell = <Code extends string>(
    tournament: NewsSource,
    playerId: number,
    outcome: EntryOutcome<Code>,
    own: (status: Extract<typeof outcome, { kind: 'done' }>['status']) => OwnEvent,
  ): EntryOutcome<Code> => {
    if (outcome.kind === 'refused') return outcome
    const news = { type: 'seats.change', signed_up_amount: outcome.seatsTaken } as const
    const change = { news: [news], own: [{ playerId, news: own(outcome.status) }] }
    tellNews({ feed, clock }, tournament, change, outcome.v)
    return outcome
  }
  const entryChange = (
    status: Extract<OwnEvent, { type: 'entry.change' }>['status'],
  ): OwnEvent => ({
    type: 'entry.change',
    status,
  })
  const tellSeats = (
    tournament: NewsSource,
    { v, seatsTaken }: { v: number; seatsTaken: number },
  ) =>
    tellNews(
      { feed, clock },
      tournament,
      { news: [{ type: 'seats.change', signed_up_amount: seatsTaken }] },
      v,
    )
  const readyChange = (ready: boolean) => (): OwnEvent => ({ type: 'ready.change', ready })
  return {
    limitsOf: (ids, playerId) => store.limitsOf(ids, playerId, joinLimitOf, clock.now()),
    signUp: async (tournament, playerId, team) =>
      tell(
        tournament,
        playerId,
        await store.join(tournament.id, playerId, joinLimitOf, clock.now(), team),
        entryChange,
      ),
    reserve: async (tournament, playerId) => {
      const outcome = await store.hold(tournament.id, playerId, joinLimitOf, clock.now())
      if (outcome.kind === 'held') tellSeats(tournament, outcome)
      return outcome
    },
    release: async (tournament, playerId) =>
      tellSeats(tournament, await store.release(tournament.id, playerId, clock.now())),
    signOut: async (tournament, playerId) =>
      tell(
        tournament,
        playerId,
        await store.leave(tournament.id, playerId, ['pending']),
        entryChange,
      ),
    leave: async (tournament, playerId) =>
      tell(
        tournament,
        playerId,
        await store.leave(tournament.id, playerId, ['pending', 'joined', 'on-hold']),
        entryChange,
      ),
    pause: async (tournament, playerId) =>
      tell(
        tournament,
        playerId,
        await store.pause(tournament.id, playerId, clock.now()),
        readyChange(false),
      ),
    resume: async (tournament, playerId) =>
      tell(
        tournament,
        playerId,
        await store.resume(tournament.id, playerId, returnLimitOf, clock.now()),
        readyChange(true),
      ),
    banPlayer: async (playerId) => {
      for (const { tournamentId, delayMs, seatsTaken, v } of await store.ban(playerId)) {
        const outcome = { kind: 'done', status: 'banned', seatsTaken, v } as const
        tell({ id: tournamentId, delayMs }, playerId, outcome, entryChange)
      }
    },
    setBye: async (tournament, playerId, bye) =>
      tell(tournament, playerId, await store.setBye(tournament.id, playerId, bye), entryChange),
  }
}

type OwnEvent = Extract<TournamentNews, { type: 'entry.change' | 'ready.change' }>
