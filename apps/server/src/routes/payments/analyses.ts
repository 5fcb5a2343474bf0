import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { offerAnalysis } from '../../domain/payments/analysis-desk.ts'
import { type AnalysisOrder, dueAt } from '../../domain/payments/analysis-order.ts'
import type { PaymentPorts } from '../../domain/payments/payment-ports.ts'
import { memberOf } from '../accounts/member.ts'

const { analyses } = contract.payments

/** A grandmaster's analyses of a member's games. */
export const analysisRoutes = (ports: PaymentPorts): readonly Route[] => [
  bind(analyses.list, async ({ caller }) => {
    const member = await memberOf(ports.account, caller)
    const orders = await ports.store.analysesOf(member.id)
    const games = await ports.games.findMany({
      gameIds: orders.map(({ gameUid }) => gameUid),
      playerUids: [],
    })
    const players = new Map(games.map(({ gameId, players: both }) => [gameId, both]))
    return orders.map((order) => {
      const both = players.get(order.gameUid)
      return { ...describe(order), white: both?.w.name ?? '', black: both?.b.name ?? '' }
    })
  }),
  bind(analyses.offer, async ({ params, caller, fail }) => {
    const member = await memberOf(ports.account, caller)
    const offer = await offerAnalysis(ports, member, params.id)
    if (!offer) return fail('not_found', 'You have played no such game.')
    const { game, price, refusal, order } = offer
    return {
      game: {
        id: game.gameId,
        white: game.players.w.name,
        black: game.players.b.name,
        ended_at: game.endedAt?.toISOString() ?? null,
      },
      price,
      refusal,
      order: order && describe(order),
    }
  }),
]

const describe = (order: AnalysisOrder) => ({
  id: order.id,
  game_id: order.gameUid,
  status: order.status,
  analyst: order.work?.analyst ?? order.wish,
  ordered_at: order.orderedAt.toISOString(),
  due_at: dueAt(order).toISOString(),
  delivered_at: order.deliveredAt?.toISOString() ?? null,
  video_url: order.work?.videoUrl ?? null,
  pgn: order.work?.pgn ?? null,
})
