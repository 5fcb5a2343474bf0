import { analysisPrice } from '@kingside/api/facts'
import { ChessError, parsePgn } from '@kingside/chess-game'
import type { ActiveAccount } from '../accounts/account.ts'
import type { GameReader } from '../games/game-reader.ts'
import type { NewAct } from '../operation/operator-acts.ts'
import {
  type AnalysisDeskStore,
  analysisRefusal,
  type AnalysisWork,
  isOwnGame,
  type OperatorAnalysisOrder,
} from './analysis-order.ts'
import { analysisDeliveredMail } from './payment-mails.ts'
import type { PaymentPorts } from './payment-ports.ts'

/** What an analysis of a game costs, and how it stands; null where it is no game of the member's. */
export async function offerAnalysis(
  { games, store }: Pick<PaymentPorts, 'games' | 'store'>,
  account: ActiveAccount,
  gameUid: string,
) {
  const game = await games.find(gameUid)
  if (!game || !isOwnGame(game, account)) return null
  return {
    game,
    price: analysisPrice,
    refusal: analysisRefusal(game),
    order: await store.analysisOfGame(gameUid, account.id),
  }
}

export type DeliveryRefusal = 'not_found' | 'changed_meanwhile' | 'broken_pgn' | 'other_game'

/** What operators do about analyses. The operator is the name in the audit log. */
export interface AnalysisDesk extends Pick<AnalysisDeskStore, 'list'> {
  readonly take: (
    orderId: string,
    operator: string,
  ) => Promise<OperatorAnalysisOrder | 'not_found' | 'changed_meanwhile'>
  /** Also mails it to the owner. */
  readonly deliver: (
    orderId: string,
    work: AnalysisWork,
    operator: string,
  ) => Promise<OperatorAnalysisOrder | DeliveryRefusal>
}

export interface AnalysisDeskDeps {
  readonly store: AnalysisDeskStore
  readonly ports: Pick<PaymentPorts, 'account' | 'games' | 'store'>
}

export function createAnalysisDesk({ store, ports }: AnalysisDeskDeps): AnalysisDesk {
  const { account, games } = ports
  const actOf = (action: NewAct['action'], subject: string, operator: string): NewAct => ({
    operator,
    action,
    subject,
    reason: '',
    details: {},
  })
  return {
    list: store.list,
    take: async (orderId, operator) => {
      if (!(await store.get(orderId))) return 'not_found'
      const at = account.clock.now()
      const isTaken = await store.take(orderId, actOf('take-analysis', orderId, operator), at)
      return isTaken ? ((await store.get(orderId)) ?? 'not_found') : 'changed_meanwhile'
    },
    deliver: async (orderId, work, operator) => {
      const order = await store.get(orderId)
      if (!order) return 'not_found'
      const problem = await problemOf(games, order.gameUid, work.pgn)
      if (problem) return problem
      const act = actOf('deliver-analysis', orderId, operator)
      const isDelivered = await store.deliver(orderId, work, act, account.clock.now())
      if (!isDelivered) return 'changed_meanwhile'
      await mailWork(ports, orderId, work)
      return (await store.get(orderId)) ?? 'not_found'
    },
  }
}

/** Whether the main line of a PGN is the game; the annotator may stop before its end. */
async function problemOf(
  games: Pick<GameReader, 'find'>,
  gameUid: string,
  pgn: string,
): Promise<'broken_pgn' | 'other_game' | null> {
  const game = await games.find(gameUid)
  const played = game?.state.turns.map(({ uci }) => uci) ?? []
  try {
    const told = parsePgn(pgn).history.map(({ lan }) => lan)
    const isSame = told.length > 0 && told.every((lan, index) => lan === played[index])
    return isSame ? null : 'other_game'
  } catch (error) {
    if (error instanceof ChessError) return 'broken_pgn'
    throw error
  }
}

async function mailWork(
  { account, store }: AnalysisDeskDeps['ports'],
  orderId: string,
  work: AnalysisWork,
): Promise<void> {
  const order = await store.findOrder(orderId)
  if (order?.ownerId == null) return
  const owner = await account.accounts.find(order.ownerId)
  if (!owner?.email) return
  const link = `${account.siteOrigin()}/profile/games`
  const reader = { to: owner.email, language: owner.language ?? order.language }
  account.background.run('mail.payment', () =>
    account.mailer.send(analysisDeliveredMail(reader, { ...work, link })),
  )
}
