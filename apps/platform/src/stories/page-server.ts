import { contract, type UserProfile } from '@kingside/api'
import { handlers, mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import { http, type HttpHandler, HttpResponse } from 'msw'
import { loginMark } from '../platform/server/login-mark.ts'

/** The user of a page. */
export type Reader = 'visitor' | 'free' | 'pro'

const free: UserProfile = contract.me.get.example

const profiles: Readonly<Record<Exclude<Reader, 'visitor'>, UserProfile>> = {
  free,
  pro: {
    ...free,
    access_level: 2,
    fide_id: 13_700_000,
    fide_verified_status: 2,
    fide_status: 'connected',
    fide_verified_at: '2026-02-14T09:00:00.000Z',
    recurring_purchase: {
      id: 'membership-0001',
      kind: 'paid',
      status: 'active',
      period: 'annual',
      method: 'card',
      valid_to: '2027-01-31T12:00:00.000Z',
      cancel_at_period_end: false,
      cancelled_at: null,
      free_months: 0,
    },
  },
}

/** The uid of a member that others see. */
export const readerUid = free.uid

const visitorUid = 'dmlzaXRvci0x'

let reader: Reader = 'visitor'

/** Sets the user of the page that is opened next. */
export function letRead(next: Reader): void {
  reader = next
  if (reader === 'visitor') loginMark.clear()
  else loginMark.set()
}

const none = { count: 0, results: [] }

/**
 * The server of a page's story: it knows the reader, who has no open games or requests. A story puts its own handlers
 * before it: `[mockNever(contract.me.get), ...pageServer]`.
 */
export const pageServer: readonly HttpHandler[] = [
  mockCall(contract.me.get, () => profiles[reader === 'visitor' ? 'free' : reader]),
  mockCall(contract.payments.analyses.list, () => []),
  mockCall(contract.me.gamesArchive.get, () => ({ state: 'none', next_at: null })),
  mockCall(contract.me.uid, () => ({ uid: reader === 'visitor' ? visitorUid : readerUid })),
  mockCall(contract.requests.queue, () => ({
    searching: 0,
    results: [],
    open_challenges: { short: 0, long: 0, direct: 0 },
    rated_conduct: { offences: 0, closed_until: null, next_minutes: 0 },
  })),
  mockCall(contract.regions.games, () => []),
  mockCall(contract.notifications.list, () => []),
  mockCall(contract.challenges.status, () => ({ status: 'open' })),
  mockCall(contract.challenges.short.my, () => none),
  mockCall(contract.challenges.long.list, () => none),
  mockCall(contract.challenges.direct.list, () => none),
  mockCall(contract.challenges.invite.listOutgoing, () => none),
  mockCall(contract.challenges.invite.listIncoming, () => none),
  mockCall(contract.gaming.analysis.get, () => null),
  mockCall(contract.plans.special, () => []),
  mockCall(contract.relations.followingOnline, () => ({ following: 0, count: 0, results: [] })),
  // The home page has the puzzle and the tower when they have come: it stands behind many stories, and one of its own
  // shows them.
  mockNever(contract.puzzles.daily),
  mockNever(contract.motivation.myStats),
  ...handlers,
]

/** The lobby refuses the user because of a ban. */
export const banned = mockFailure(contract.realtime.issueTicket, 403, {
  code: 'player_banned',
  detail: 'You are banned.',
})

/** No call reaches the server. */
export const noServer: readonly HttpHandler[] = [http.all('*/api/*', () => HttpResponse.error())]

/** The server answers every call with an error. */
export const failingServer: readonly HttpHandler[] = [
  http.all('*/api/*', () =>
    HttpResponse.json({ code: 'server_error', detail: 'It broke.' }, { status: 500 }),
  ),
]
