import type { OperatorAction } from '@kingside/api/facts'

/** What more is known of an act; never what a player typed. */
export type ActDetails = Readonly<Record<string, string | number | boolean>>

/** What an operator does, as the audit log keeps it. */
export interface NewAct {
  /** The operator's e-mail address; `token` is a program with the operators' token. */
  readonly operator: string
  readonly action: OperatorAction
  /** Whom or what it is done to: a public uid or another id; empty where there is none. */
  readonly subject: string
  /** What the operator wrote; empty where nothing is asked. */
  readonly reason: string
  readonly details: ActDetails
}

/** An act in the log. */
export interface OperatorAct extends NewAct {
  /** 1, 2, 3 …, without gaps. */
  readonly id: number
  readonly at: Date
  /** The player that the subject is, if it is one. */
  readonly player: { readonly uid: string; readonly name: string } | null
  readonly hash: string
}

/** Which acts are asked for; what is not given does not matter. */
export interface ActFilter {
  readonly action?: OperatorAction | undefined
  readonly operator?: string | undefined
  readonly subject?: string | undefined
  readonly from?: Date | undefined
  /** Before this moment. */
  readonly to?: Date | undefined
}

/** The audit log. Acts on the database are written with them, by the stores that are given the act. */
export interface OperatorActs {
  /** Writes an act that changes nothing else in the database. */
  readonly write: (act: NewAct, at: Date) => Promise<void>
  /** The newest first. */
  readonly list: (
    filter: ActFilter,
    page: { readonly limit: number; readonly offset: number },
  ) => Promise<{ readonly count: number; readonly acts: readonly OperatorAct[] }>
  /** Goes through the whole log: the first row that does not fit the one before it, null when all fit. */
  readonly check: () => Promise<{ readonly rows: number; readonly brokenAt: number | null }>
}
