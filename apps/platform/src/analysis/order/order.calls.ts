import { type ApiClientOptions, createClient } from '@kingside/api'
import {
  getAnalysisOffer,
  listAnalysisOrders,
} from '@kingside/api/calls/tournaments/analysis-orders'
import { openAnalysisCheckout } from '@kingside/api/calls/tournaments/checkout-sessions'
import {
  type AnalysisOrderMachine,
  type AnalysisSale,
  provideAnalysisOrder,
} from '@kingside/machines/analysis-order'
import type { QueryClient } from '@tanstack/react-query'
import { leavePage } from '../../platform/page/index.ts'
import { answered } from '../../platform/server/index.ts'

const ordersKey = ['analysis-orders'] as const

/** The analyses that the reader has paid for. @param who the reader's session, whose they are */
export function ownAnalysesQuery(server: ApiClientOptions, who: string) {
  const api = createClient({ list: listAnalysisOrders }, server)
  return {
    queryKey: [...ordersKey, who],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => api.list({ signal }),
  }
}

/** Gives the order of an analysis its calls; what it changes is asked for anew wherever it is shown. */
export function createAnalysisOrder(
  server: ApiClientOptions,
  queryClient: QueryClient,
): AnalysisOrderMachine {
  const api = createClient({ offer: getAnalysisOffer, open: openAnalysisCheckout }, server)
  return provideAnalysisOrder({
    fetchOffer: async ({ gameId }, signal) => {
      const { game, price, refusal, order } = await answered(
        api.offer({ params: { id: gameId }, signal }),
      )
      if (order) void queryClient.invalidateQueries({ queryKey: ordersKey })
      return {
        game: { id: game.id, white: game.white, black: game.black, endedAt: game.ended_at },
        price,
        refusal,
        order: order && { status: order.status, dueAt: order.due_at },
      }
    },
    openProvider: async (sale, signal) => {
      const { gameId, analyst } = sale
      const { url } = await answered(
        api.open({
          body: {
            for_board_uid: gameId,
            ...(analyst !== null && { analyst }),
            ...returnsOf(sale),
          },
          signal,
        }),
      )
      leavePage(url)
    },
  })
}

/** Where the provider's page sends the browser: to the reader's games, with this popup and the result. */
function returnsOf({ gameId, analyst }: AnalysisSale) {
  const back = (paidResult: string) =>
    `/profile/games?${new URLSearchParams({
      popup: 'game-analysis',
      game: gameId,
      ...(analyst !== null && { analyzer: analyst }),
      paidResult,
      subscriptionType: 'paid-game-analysis',
    })}`
  return { success_url: back('1'), cancel_url: back('aborted') }
}
