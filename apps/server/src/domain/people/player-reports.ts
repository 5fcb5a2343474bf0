import type { LobbyPlayer, PlayerReportDecision, PlayerReportKind } from '@kingside/api'
import type { NewAct } from '../operation/operator-acts.ts'

/** What one player reports of another. Players are internal ids. */
export interface NewPlayerReport {
  readonly reporterId: number
  readonly playerId: number
  readonly kind: PlayerReportKind
  readonly text: string
  /** The public id of the game that it is about. */
  readonly gameId: string | null
}

export type Reported =
  | { readonly status: 'stored'; readonly id: number; readonly leftToday: number }
  | { readonly status: 'game-not-found' }
  | { readonly status: 'limit-reached' }

/** A report as operators read it. */
export interface PlayerReport {
  readonly id: number
  readonly kind: PlayerReportKind
  readonly text: string
  /** The public id of the game that it is about. */
  readonly gameId: string | null
  readonly at: Date
  readonly reporter: LobbyPlayer
  readonly player: LobbyPlayer
  /** How many reports of this player there are, this one included. */
  readonly ofPlayer: number
  /** How many reports of this reporter were dismissed: who is wrong often. */
  readonly dismissedOfReporter: number
  readonly decided: {
    readonly decision: PlayerReportDecision
    readonly at: Date
    readonly by: string
    readonly note: string
  } | null
}

export interface PlayerReportFilter {
  /** @default all */
  readonly state?: 'open' | 'decided'
  readonly kind?: PlayerReportKind
  /** Only reports of this player, by the public uid. */
  readonly playerUid?: string
}

export interface ReportDecision {
  readonly decision: PlayerReportDecision
  /** Who decides, as the operators' own sign-in has it. */
  readonly by: string
  readonly note: string
}

/** Where reports of players are kept. */
export interface PlayerReports {
  /** Stores a report, unless the reporter has sent as many as one may since midnight (UTC), also when several come at once. */
  readonly add: (report: NewPlayerReport, at: Date) => Promise<Reported>
  /** The oldest open one first; of those that are decided, the newest. */
  readonly listReports: (
    filter: PlayerReportFilter,
    page: { readonly limit: number; readonly offset: number },
  ) => Promise<{ readonly count: number; readonly results: readonly PlayerReport[] }>
  /** Null when there is no such report. */
  readonly find: (id: number) => Promise<PlayerReport | null>
  /** Decides an open report, with the act in the audit log; of two operators who do, one: `decided` says that somebody was quicker. */
  readonly decide: (
    id: number,
    decision: ReportDecision,
    at: Date,
    act?: NewAct,
  ) => Promise<'done' | 'not-found' | 'decided'>
}

/** What operators do about reports. */
export type OperatedReports = Pick<PlayerReports, 'listReports' | 'find' | 'decide'>
