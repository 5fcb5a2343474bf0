import { z } from 'zod/mini'

import { timeControl, timeControlWith } from '../../time-control.ts'
import { count, currency, idOrSlug, knownLink, moment, playerUid } from './fields.ts'
import { joinLimits } from '../../facts/errors/tournaments.ts'
import { boardStatuses } from '../../facts/games.ts'
import { ratingTypes } from '../../facts/ratings.ts'
import {
  adminStates,
  participantStatuses,
  playerTitles,
  tieBreakCodes,
  tournamentKinds,
  tournamentRegions,
  tournamentSystems,
} from '../../facts/tournaments.ts'

/** The stage of a tournament, a round or a board. */
export const stage = z.enum(boardStatuses)

export const tournamentKind = z.enum(tournamentKinds)
export const participantStatus = z.enum(participantStatuses)

export const arbiter = z.object({ name: z.string(), title: z.nullable(z.enum(playerTitles)) })

/** A tournament as lists show it. */
export const shortTournament = z.object({
  id: idOrSlug,
  slug: idOrSlug,
  name: z.string().check(z.maxLength(40)),
  kind: tournamentKind,
  /** Whether it is played online or over the board. */
  mode: z.enum(['online', 'offline']),
  status: stage,
  /** Whether it was called off; it is `completed` then. */
  is_canceled: z.boolean(),
  rating_type: z.enum(ratingTypes),
  time_control: timeControl,
  start: moment,
  /** Null: the tournament ends with its last round. */
  finish: z.nullable(moment),
  location_region: z.nullable(z.enum(tournamentRegions)),
  /** Null is no limit. */
  max_participants: z.nullable(count),
  signed_up_amount: count,
  /** Whether the caller has signed up. */
  user_signed: z.boolean(),
  is_paid: z.boolean(),
  /** The payment provider's price of the entry; null where the entry is free. */
  entry_price: z.nullable(z.object({ id: z.string(), amount_cents: count, currency })),
  featured: z.boolean(),
  /** Address of the picture. */
  cover: z.nullable(z.string()),
  community_that_organized: z.nullable(z.object({ id: idOrSlug, name: z.string() })),
  /** The length of an arena in minutes; null for other tournaments. */
  duration_minutes: z.nullable(z.int().check(z.positive())),
  /** The number of rounds; null in an arena. */
  rounds: z.nullable(z.int().check(z.positive())),
  /** Whether teams play; a player joins for one. */
  is_team: z.boolean(),
  is_broadcast: z.boolean(),
  /** The sum of the prizes that are money; null where none is. */
  prize_fund: z.nullable(z.object({ amount_cents: count, currency })),
  /** The set of tournaments that it belongs to. */
  series: z.nullable(z.object({ id: idOrSlug, name: z.string() })),
  /** For those who run it; null for others. */
  admin_state: z.nullable(z.enum(adminStates)),
})

/** A tournament as its own page shows it. */
export const tournament = z.extend(shortTournament, {
  description: z.string().check(z.maxLength(1200)),
  system: z.enum(tournamentSystems),
  participation: z.enum(['open', 'invitation-only']),
  location: z.nullable(z.string()),
  organizer: z.nullable(z.string()),
  chief_arbiter: z.nullable(arbiter),
  arbiters: z.readonly(z.array(arbiter)),
  faq: z.readonly(z.array(z.object({ question: z.string(), explanation: z.string() }))),
  /** Ordered by place, first place first. */
  prizes: z.readonly(z.array(z.object({ place: z.int().check(z.positive()), prize: z.string() }))),
  /** Null: sign-up is already open. */
  signup_start: z.nullable(moment),
  /** Null: open until the start. */
  signup_finish: z.nullable(moment),
  /** Why the caller can't sign up; null when the caller can. */
  unavailability_reason: z.nullable(z.enum(joinLimits)),
  /** Players of these countries only; empty is no limit. */
  allowed_countries: z.readonly(z.array(z.object({ id: z.int().check(z.positive()) }))),
  allowed_regions: z.readonly(z.array(z.enum(tournamentRegions))),
  allowed_titles: z.readonly(z.array(z.enum(playerTitles))),
  allowed_gender: z.enum(['all', 'female', 'male']),
  age_min: z.nullable(count),
  age_max: z.nullable(count),
  rating_min: z.nullable(count),
  rating_max: z.nullable(count),
  community_members_only: z.boolean(),
  /** False while the caller takes a break; null where the tournament has no breaks. */
  ready_for_arena: z.nullable(z.boolean()),
  pause_end_datetime: z.nullable(moment),
  next_tour_start_datetime: z.nullable(moment),
  /** False: the caller may know of it and not look into it. */
  is_permitted: z.boolean(),
  /** Whether those who sign up wait for approval. */
  approval: z.enum(['auto', 'manual']),
  check_in_required: z.boolean(),
  /** Through which round a player may still come in; 0: none after the start. */
  late_entry_round: count,
  /** Whether players of an arena may give half of their time away for a point. */
  has_berserk: z.boolean(),
  /** Those of the standing, in their order; empty in an arena. */
  tie_breaks: z.readonly(z.array(z.enum(tieBreakCodes))),
  /** By how many seconds viewers see everything later than the players. */
  viewer_delay_s: count,
  sponsors: z.readonly(
    z.array(
      z.object({ name: z.string(), logo: z.nullable(z.string()), url: z.nullable(knownLink) }),
    ),
  ),
  streams: z.readonly(
    z.array(z.object({ title: z.string(), url: knownLink, language: z.nullable(z.string()) })),
  ),
  /** What happens when and where, in the organiser's order. */
  schedule: z.readonly(z.array(z.object({ time: moment, title: z.string(), text: z.string() }))),
  /** How to come and watch; null where nothing is said. */
  how_to_attend: z.nullable(z.string()),
  /** The organiser's chat, elsewhere. */
  chat_link: z.nullable(knownLink),
  /** The number of the newest news of it: `v` of its events. */
  v: count,
})
export type Tournament = z.output<typeof tournament>

/** A player of a tournament, as others see them. */
export const participant = z.object({
  player_uid: playerUid,
  name: z.string(),
  title: z.nullable(z.enum(playerTitles)),
  /** Two-letter country code. */
  country: z.nullable(z.string()),
  rating: z.nullable(count),
  status: participantStatus,
})

// Marked as pure, because bundles leave examples out, and with them all time controls.
const blitz = /* @__PURE__ */ timeControlWith(11)

export const shortTournamentExample = {
  id: '1024',
  slug: 'autumn-swiss',
  name: 'Autumn Swiss',
  kind: 'swiss',
  mode: 'online',
  status: 'expected',
  is_canceled: false,
  rating_type: 'worldchess',
  time_control: blitz,
  start: '2026-11-28T17:00:00Z',
  finish: null,
  location_region: 'europe',
  max_participants: 200,
  signed_up_amount: 48,
  user_signed: false,
  is_paid: false,
  entry_price: null,
  featured: true,
  cover: null,
  community_that_organized: { id: '12', name: 'Almaty Chess Club' },
  duration_minutes: null,
  rounds: 7,
  is_team: false,
  is_broadcast: false,
  prize_fund: null,
  series: null,
  admin_state: null,
} as const satisfies z.input<typeof shortTournament>

export const tournamentExample = {
  ...shortTournamentExample,
  description: 'Seven rounds of blitz.',
  system: 'swiss',
  participation: 'open',
  location: null,
  organizer: 'Almaty Chess Club',
  chief_arbiter: { name: 'Aigerim Sadykova', title: 'WFM' },
  arbiters: [],
  faq: [{ question: 'May I miss a round?', explanation: 'One; after two you are withdrawn.' }],
  prizes: [{ place: 1, prize: 'A month of Pro' }],
  signup_start: null,
  signup_finish: null,
  unavailability_reason: null,
  allowed_countries: [],
  allowed_regions: [],
  allowed_titles: [],
  allowed_gender: 'all',
  age_min: null,
  age_max: null,
  rating_min: null,
  rating_max: null,
  community_members_only: false,
  ready_for_arena: null,
  pause_end_datetime: null,
  next_tour_start_datetime: null,
  is_permitted: true,
  approval: 'auto',
  check_in_required: false,
  late_entry_round: 0,
  has_berserk: false,
  tie_breaks: ['BH/C1', 'BH', 'SB'],
  viewer_delay_s: 0,
  sponsors: [],
  streams: [],
  schedule: [],
  how_to_attend: null,
  chat_link: null,
  v: 52,
} as const satisfies z.input<typeof tournament>

export const participantExample = {
  player_uid: 'aX3kPq91LmZ0',
  name: 'Dana Ospanova',
  title: 'WCM',
  country: 'KZ',
  rating: 1840,
  status: 'joined',
} as const satisfies z.input<typeof participant>
