import { type AnalysisOrderStatus, type AnalysisRefusal, analysisRules } from '@kingside/api/facts'
import type { ActiveAccount } from '../accounts/account.ts'
import type { GameRecord } from '../games/game-reader.ts'
import type { NewAct } from '../operation/operator-acts.ts'

/** What an analyst has made of a game. */
export interface AnalysisWork {
  readonly analyst: string
  readonly videoUrl: string
  readonly pgn: string
}

/** An analysis that was paid for. */
export interface AnalysisOrder {
  readonly id: string
  readonly gameUid: string
  readonly status: AnalysisOrderStatus
  /** Whom the owner asks for; null is whoever has time. */
  readonly wish: string | null
  readonly orderedAt: Date
  readonly takenBy: string | null
  readonly deliveredAt: Date | null
  readonly work: AnalysisWork | null
}

/** An analysis as operators see it. */
export interface OperatorAnalysisOrder extends AnalysisOrder {
  readonly owner: { readonly uid: string; readonly name: string; readonly email: string } | null
}

/** Where analyses are kept that were paid for. */
export interface AnalysisOrderStore {
  /** The hundred newest of a member. */
  readonly analysesOf: (accountId: number) => Promise<readonly AnalysisOrder[]>
  /** The one of a game that counts: the newest whose money did not go back, else the newest. */
  readonly analysisOfGame: (gameUid: string, accountId: number) => Promise<AnalysisOrder | null>
}

/** Analyses as operators work on them. */
export interface AnalysisDeskStore {
  /** What is to be done comes first, by the day on which it is due; then the newest. */
  readonly list: (
    filter: { readonly status?: AnalysisOrderStatus | undefined },
    page: { readonly limit: number; readonly offset: number },
  ) => Promise<{ readonly count: number; readonly orders: readonly OperatorAnalysisOrder[] }>
  readonly get: (orderId: string) => Promise<OperatorAnalysisOrder | null>
  /** Says who works on an order. @returns false where it was taken before, or its money went back */
  readonly take: (orderId: string, act: NewAct, at: Date) => Promise<boolean>
  /** @returns false where the money of the order went back */
  readonly deliver: (orderId: string, work: AnalysisWork, act: NewAct, at: Date) => Promise<boolean>
}

const day = 86_400_000

/** By when an analysis is there. */
export const dueAt = ({ orderedAt }: Pick<AnalysisOrder, 'orderedAt'>): Date =>
  new Date(orderedAt.getTime() + analysisRules.dueDays * day)

/** Whether a game is one of the reader's own. */
export const isOwnGame = (
  { players }: Pick<GameRecord, 'players'>,
  { player }: ActiveAccount,
): boolean => [players.w.uid, players.b.uid].includes(player.uid)

/** Why a game is not analysed; null where it is. */
export function analysisRefusal({
  endedAt,
  plies,
}: Pick<GameRecord, 'endedAt' | 'plies'>): AnalysisRefusal | null {
  if (endedAt === null) return 'not_over'
  return plies < analysisRules.fewestPlies ? 'too_short' : null
}
