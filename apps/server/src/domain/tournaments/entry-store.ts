import type { ParticipantStatus } from '@kingside/api/facts'
import type { JoinPerson, JoinTournament, Refusal } from './join-limit.ts'

/** How a change of an entry came out. */
export type EntryOutcome<Code extends string> =
  | {
      readonly kind: 'done'
      /** The number of the newest news. */
      readonly v: number
      readonly seatsTaken: number
      readonly status: ParticipantStatus
    }
  | { readonly kind: 'refused'; readonly code: Code }

/** The team that somebody joins for: one that is there, or the one of this name, which is made if there is none. */
export type TeamChoice = { readonly id: number } | { readonly name: string }

export type Decide = (tournament: JoinTournament, person: JoinPerson, now: Date) => Refusal | null

/** What players do about their own entries, each in one transaction under the tournament's lock. */
export interface EntryStore {
  /** Why the player can't join each now, by the tournaments' ids; null where they can. */
  readonly limitsOf: (
    tournamentIds: readonly number[],
    playerId: number,
    decide: Decide,
    at: Date,
  ) => Promise<ReadonlyMap<number, Refusal | null>>
  /** Takes a seat, if the rule lets the player; in a team tournament in a team. */
  readonly join: (
    tournamentId: number,
    playerId: number,
    decide: Decide,
    at: Date,
    team?: TeamChoice | null,
  ) => Promise<EntryOutcome<Refusal | 'team_needed' | 'team_unknown'>>
  /** Keeps a seat for half an hour, if the rule lets the player but for the payment. */
  readonly hold: (
    tournamentId: number,
    playerId: number,
    decide: Decide,
    at: Date,
  ) => Promise<
    | {
        readonly kind: 'held'
        readonly until: Date
        readonly v: number
        readonly seatsTaken: number
      }
    | { readonly kind: 'refused'; readonly code: Refusal | 'nothing_to_pay' }
  >
  /** Gives a kept seat back. @returns the number of the news, and how many seats are taken or kept */
  readonly release: (
    tournamentId: number,
    playerId: number,
    at: Date,
  ) => Promise<{ readonly v: number; readonly seatsTaken: number }>
  /** Gives the seat back before the start. */
  readonly leave: (
    tournamentId: number,
    playerId: number,
    from: readonly ParticipantStatus[],
  ) => Promise<EntryOutcome<'not_signed_up' | 'tournament_started'>>
  /** Takes a break while it is played. */
  readonly pause: (
    tournamentId: number,
    playerId: number,
    at: Date,
  ) => Promise<EntryOutcome<'not_signed_up' | 'pause_not_allowed'>>
  /** Ends the break, if the rule lets the player. */
  readonly resume: (
    tournamentId: number,
    playerId: number,
    decide: Decide,
    at: Date,
  ) => Promise<EntryOutcome<Refusal | 'not_signed_up' | 'pause_not_allowed'>>
  /** Shuts a player out of every tournament that is not over. @returns those */
  readonly ban: (playerId: number) => Promise<
    readonly {
      readonly tournamentId: number
      readonly delayMs: number
      readonly seatsTaken: number
      readonly v: number
    }[]
  >
  /** Asks for a bye in a round of a swiss, or takes it back. */
  readonly setBye: (
    tournamentId: number,
    playerId: number,
    bye: { readonly round: number; readonly isWanted: boolean },
  ) => Promise<EntryOutcome<'not_signed_up' | 'bye_not_allowed'>>
}
