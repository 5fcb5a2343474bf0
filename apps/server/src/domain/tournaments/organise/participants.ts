import type { ParticipantStatus } from '@kingside/api/facts'
import type { Clock } from '../../clock.ts'
import { addLimitOf, type Refusal } from '../join-limit.ts'
import type { Decide } from '../entry-store.ts'
import type { OwnNews } from '../run-change.ts'
import { type NewsSource, tellNews } from '../tell-news.ts'
import type { TournamentFeed } from '../tournament-feed.ts'
import type { ParticipantRecord } from '../tournament-reader.ts'

/** A participant as those see one who run the tournament. */
export interface ListedParticipant {
  readonly player: ParticipantRecord
  readonly isCheckedIn: boolean
  readonly joinedAt: Date
  /** Null where the entry is free. */
  readonly isPaid: boolean | null
  readonly seed: number | null
}

/** What was done with entries. */
export interface EntriesChanged {
  /** The number of the newest news. */
  readonly v: number
  readonly seatsTaken: number
  readonly changed: readonly {
    readonly playerId: number
    readonly uid: string
    readonly status: ParticipantStatus
  }[]
}

/** Some players by their uids, or all of whom it is due. */
export type Chosen = readonly string[] | 'all'

export interface HandAct {
  readonly by: number
  readonly at: Date
  readonly reason?: string | null
}

/** What those do who run a tournament about its entries, each in one transaction under its lock. */
export interface ParticipantStore {
  readonly list: (
    tournamentId: number,
    page: {
      readonly limit: number
      readonly offset: number
      readonly status?: readonly ParticipantStatus[] | undefined
      readonly search?: string | undefined
      readonly uids?: readonly string[] | undefined
    },
  ) => Promise<{ readonly count: number; readonly participants: readonly ListedParticipant[] }>
  /** The internal id of a member; null where there is none. */
  readonly playerId: (uid: string) => Promise<number | null>
  /** @returns why not, or what was done */
  readonly add: (
    tournamentId: number,
    uid: string,
    decide: Decide,
    act: HandAct,
  ) => Promise<Refusal | EntriesChanged>
  /** @returns whether there is such a player */
  readonly invite: (
    tournamentId: number,
    uid: string,
    act: HandAct,
  ) => Promise<{ readonly playerId: number } | null>
  /** @returns null where there are fewer seats than players who wait */
  readonly approve: (
    tournamentId: number,
    chosen: Chosen,
    act: HandAct,
  ) => Promise<EntriesChanged | null>
  readonly checkIn: (
    tournamentId: number,
    chosen: Chosen,
    isCheckedIn: boolean,
    act: HandAct,
  ) => Promise<EntriesChanged>
  /** Before the start the entry is left, and later withdrawn. @returns null where there is none */
  readonly remove: (
    tournamentId: number,
    uid: string,
    act: HandAct,
  ) => Promise<EntriesChanged | null>
  readonly disqualify: (
    tournamentId: number,
    uid: string,
    isBan: boolean,
    act: HandAct,
  ) => Promise<EntriesChanged | null>
}

export type AddOutcome =
  | { readonly uid: string; readonly outcome: 'added' | 'invited' }
  | { readonly uid: string; readonly outcome: 'refused'; readonly code: Refusal | null }

/** Entries as those change them who run the tournament, told to everybody whom it concerns. */
export interface Participants extends Pick<ParticipantStore, 'list' | 'playerId'> {
  readonly add: (
    tournament: NewsSource,
    by: number,
    wish: {
      readonly uids: readonly string[]
      /** Those who are asked first. */
      readonly asked: ReadonlySet<string>
    },
  ) => Promise<readonly AddOutcome[]>
  /** @returns the uids of those whom it was due for; null where there are fewer seats */
  readonly approve: (
    tournament: NewsSource,
    by: number,
    chosen: Chosen,
  ) => Promise<readonly string[] | null>
  readonly checkIn: (
    tournament: NewsSource,
    by: number,
    chosen: Chosen,
    isCheckedIn: boolean,
  ) => Promise<readonly string[]>
  /** @returns whether there was such an entry */
  readonly remove: (tournament: NewsSource, by: number, uid: string) => Promise<boolean>
  readonly disqualify: (
    tournament: NewsSource,
    by: number,
    uid: string,
    why: { readonly reason: string; readonly isBan: boolean },
  ) => Promise<boolean>
}

export interface ParticipantsDeps {
  readonly store: ParticipantStore
  readonly feed: TournamentFeed
  readonly clock: Pick<Clock, 'now' | 'after'>
}

export function createParticipants({ store, feed, clock }: ParticipantsDeps): Participants {
  const act = (by: number, reason: string | null = null) => ({ by, at: clock.now(), reason })
  const tell = (tournament: NewsSource, { v, seatsTaken, changed }: EntriesChanged) => {
    const own = changed.map(({ playerId, status }): OwnNews => ({
      playerId,
      news: { type: 'entry.change', status },
    }))
    const news = [{ type: 'seats.change', signed_up_amount: seatsTaken }] as const
    tellNews({ feed, clock }, tournament, { news, own }, v)
    return changed.map(({ uid }) => uid)
  }
  const addOne = async (
    tournament: NewsSource,
    by: number,
    uid: string,
    isAsked: boolean,
  ): Promise<AddOutcome> => {
    if (isAsked) {
      const invited = await store.invite(tournament.id, uid, act(by))
      return invited ? { uid, outcome: 'invited' } : { uid, outcome: 'refused', code: null }
    }
    const answer = await store.add(tournament.id, uid, addLimitOf, act(by))
    if (typeof answer === 'string') return { uid, outcome: 'refused', code: answer }
    tell(tournament, answer)
    return { uid, outcome: 'added' }
  }
  return {
    list: store.list,
    playerId: store.playerId,
    add: async (tournament, by, { uids, asked }) => {
      const outcomes: AddOutcome[] = []
      for (const uid of new Set(uids)) {
        // oxlint-disable-next-line no-await-in-loop -- one seat after the other
        outcomes.push(await addOne(tournament, by, uid, asked.has(uid)))
      }
      return outcomes
    },
    approve: async (tournament, by, chosen) => {
      const answer = await store.approve(tournament.id, chosen, act(by))
      return answer && tell(tournament, answer)
    },
    checkIn: async (tournament, by, chosen, isCheckedIn) =>
      tell(tournament, await store.checkIn(tournament.id, chosen, isCheckedIn, act(by))),
    remove: async (tournament, by, uid) => {
      const answer = await store.remove(tournament.id, uid, act(by))
      if (answer) tell(tournament, answer)
      return answer !== null
    },
    disqualify: async (tournament, by, uid, { reason, isBan }) => {
      const answer = await store.disqualify(tournament.id, uid, isBan, act(by, reason))
      if (answer) tell(tournament, answer)
      return answer !== null
    },
  }
}
