import { createClient } from '@kingside/api'
import { openTournamentCheckout } from '@kingside/api/calls/tournaments/checkout-sessions'
import { getOwnEntry } from '@kingside/api/calls/tournaments/entry'
import { listOrders } from '@kingside/api/calls/tournaments/gifts'
import { getTournament } from '@kingside/api/calls/tournaments/lists'
import {
  type EntryFacts,
  type EntryPaymentMachine,
  type EntrySale,
  provideEntryPayment,
} from '@kingside/machines/entry-payment'
import type { QueryClient } from '@tanstack/react-query'
import type { AppDependencies } from '../../dependencies.ts'
import { leavePage } from '../../platform/page/index.ts'
import { answered } from '../../platform/server/index.ts'

const calls = {
  get: getTournament,
  me: getOwnEntry,
  orders: listOrders,
  open: openTournamentCheckout,
}

/** Gives the payment of an entry its calls; what it changes is asked for anew wherever it is shown. */
export function createEntryPayment(
  { server }: Pick<AppDependencies, 'server'>,
  queryClient: QueryClient,
  isSignedIn: boolean,
): EntryPaymentMachine {
  const api = createClient(calls, server)
  const fetchOwn = async (id: string, signal: AbortSignal) => {
    const [{ you }, orders] = await Promise.all([
      api.me({ params: { id }, signal }),
      api.orders({ signal }),
    ])
    return { you, orders }
  }
  return provideEntryPayment({
    fetchEntry: async ({ tournamentId: id }, signal) => {
      const query = isSignedIn ? { personal_info: true } : {}
      const [tournament, own] = await answered(
        Promise.all([
          api.get({ params: { id }, query, signal }),
          isSignedIn ? fetchOwn(id, signal) : null,
        ]),
      )
      const participation = participationOf(own?.you?.status)
      if (participation !== 'none') {
        void queryClient.invalidateQueries({ queryKey: ['tournament'] })
        void queryClient.invalidateQueries({ queryKey: ['tournaments'] })
      }
      const price = tournament.entry_price
      return {
        tournament: {
          id: tournament.id,
          slug: tournament.slug,
          name: tournament.name,
          start: tournament.start,
          isTeam: tournament.is_team,
        },
        price: price && { id: price.id, cents: price.amount_cents, currency: price.currency },
        participation,
        limit: tournament.unavailability_reason,
        order: own?.orders.find((each) => each.tournament?.id === tournament.id)?.status ?? null,
      }
    },
    openProvider: async (sale, signal) => {
      const { url } = await answered(
        api.open({
          params: { priceId: sale.priceId },
          body: { tournament_id: sale.tournamentId, ...returnsOf(sale) },
          signal,
        }),
      )
      leavePage(url)
    },
  })
}

function participationOf(status: string | undefined): EntryFacts['participation'] {
  if (status === 'pending') return 'pending'
  return status === 'joined' || status === 'on-hold' ? 'joined' : 'none'
}

/** Where the provider's page sends the browser: to the tournament, with this popup and the result. */
function returnsOf({ slug, tournamentId }: EntrySale) {
  const back = (paidResult: string) =>
    `/tournaments/${slug}?${new URLSearchParams({
      popup: 'tournament-payment',
      entry: tournamentId,
      paidResult,
      subscriptionType: 'tournament',
    })}`
  return { success_url: back('1'), cancel_url: back('aborted') }
}
