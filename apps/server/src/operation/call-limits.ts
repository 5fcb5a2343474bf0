import type { LimitRule } from '../domain/limits/rate-limiter.ts'

/** How often one call may be made. */
export interface CallLimit {
  /** By one player, or by one address where the player is not known. */
  readonly caller: LimitRule
  /** By one address, wider: a school behind one address must not lock itself out. */
  readonly address: LimitRule
  /** Makes a visitor of whoever is not known: a class that comes in at once is counted by its address alone. */
  readonly admitsStrangers?: true
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

const limit = (name: string, calls: number, windowMs: number, addressFactor = 10): CallLimit => ({
  caller: { name: `${name}/caller`, limit: calls, windowMs },
  address: { name: `${name}/address`, limit: calls * addressFactor, windowMs },
})

/** Of every call without a limit of its own: all reading calls share one count, all others another. */
export const defaultLimits = {
  read: limit('read', 300, minute),
  write: limit('write', 60, minute),
} as const

/** Seeking and challenging, all together: 14 in 30 s, as large sites have it. */
const seek = limit('seek', 14, 30 * second)
const pay = limit('pay', 20, 10 * minute)
const mail = limit('mail', 5, hour, 4)

/** Limits of single calls, by their ids. Those of signing in and of accounts stand in `domain/limits/limits.ts`. */
export const callLimits: Readonly<Record<string, CallLimit>> = {
  // Each page that is opened makes two: a class of thirty opens five a minute.
  'ping.send': { ...limit('ping', 30, minute), admitsStrangers: true },
  // After a restart everybody behind one address comes back at once.
  'realtime.issueTicket': limit('ticket', 60, minute, 40),
  'requests.create': seek,
  'requests.playBot': seek,
  'challenges.short.create': seek,
  'challenges.invite.create': seek,
  'challenges.invite.createWithBot': seek,
  'challenges.long.create': seek,
  'challenges.direct.create': seek,
  'challenges.short.bulkCreate': limit('seek-bulk', 4, 30 * second),
  // Each takes the engine up to a second.
  'analysis.position': limit('analyse', 20, minute),
  // Each is drawn anew.
  'files.upload': limit('upload', 20, minute),
  'tournaments.contact': mail,
  'payments.coupon': pay,
  'payments.chargeProduct': pay,
  'payments.chargePlan': pay,
  'payments.giftPlan': pay,
  'payments.changeCard': pay,
  'payments.checkout.gameAnalysis': pay,
  'payments.checkout.subscription': pay,
  'payments.checkout.tournament': pay,
  'payments.portal': pay,
  'payLinks.make': pay,
  'payLinks.checkout': pay,
  'gifts.get': pay,
  'gifts.redeem': pay,
}
