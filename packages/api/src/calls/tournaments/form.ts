import { z } from 'zod/mini'
import { ratingTypes } from '../../facts/ratings.ts'
import {
  playerTitles,
  tieBreakCodes,
  tournamentKinds,
  tournamentRegions,
} from '../../facts/tournaments.ts'
import { idOrSlug, link, moment, playerUid } from './fields.ts'
import { arbiter } from './tournament.ts'

/** An arbiter who is a member runs the tournament too. */
export const formArbiter = z.extend(arbiter, {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  player_uid: z.nullable(playerUid),
})

const within = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

/** Names and descriptions of tournaments go to the federation, which takes ASCII only. */
const ascii = (most: number) =>
  z
    .string()
    .check(
      z.regex(/^[\x20-\x7e\n]*$/, 'expected English letters, numbers and symbols'),
      z.maxLength(most),
    )

const optional = <Field extends z.ZodMiniType>(field: Field) => z.nullable(field)

/** A prize: a text, or an amount of money. */
const prize = z.object({
  /** From 1; the last may be for all places that follow. */
  place: within(1, 250),
  and_more: z.boolean(),
  text: optional(z.string().check(z.maxLength(60))),
  amount_cents: optional(within(1, 100_000_000)),
  currency: optional(z.string().check(z.length(3))),
})

/**
 * What an organiser fills in. A draft may miss all but the name; publishing asks for what the kind needs, and checks the
 * fields against each other.
 */
export const tournamentForm = z.object({
  name: ascii(40).check(z.trim(), z.minLength(1)),
  community: optional(idOrSlug),
  description: optional(ascii(1200)),
  /** The id of a file that was sent before. */
  cover_file: optional(z.string().check(z.maxLength(64))),
  kind: optional(z.enum(tournamentKinds)),
  mode: optional(z.enum(['online', 'offline'])),
  location: optional(z.string().check(z.maxLength(120))),
  city: optional(z.string().check(z.maxLength(80))),
  location_region: optional(z.enum(tournamentRegions)),
  start: optional(moment),
  finish: optional(moment),
  /** Swiss 1–30, a match 1–20 games. */
  rounds: optional(within(1, 30)),
  /** Of an arena. */
  duration_minutes: optional(within(20, 720)),
  /** Swiss 2–250, arena 2–5,000, play-off and Armageddon 4–32, match 2–16. */
  max_participants: optional(within(2, 5000)),
  time_control_id: optional(z.int().check(z.positive())),
  rating_type: optional(z.enum(ratingTypes)),
  chief_arbiter: optional(formArbiter),
  arbiters: z.readonly(z.array(formArbiter).check(z.maxLength(20))),
  organizer: optional(z.string().check(z.maxLength(80))),
  faq: z.readonly(
    z
      .array(
        z.object({
          question: z.string().check(z.minLength(1), z.maxLength(200)),
          explanation: z.string().check(z.minLength(1), z.maxLength(1000)),
        }),
      )
      .check(z.maxLength(20)),
  ),
  prizes: z.readonly(z.array(prize).check(z.maxLength(20))),
  series: optional(idOrSlug),
  /** 0, or 1.00 to 500.00. */
  entry_fee_cents: within(0, 50_000),
  participation: z.enum(['open', 'invitation-only']),
  invited: z.readonly(z.array(playerUid).check(z.maxLength(500))),
  approval: z.enum(['auto', 'manual']),
  check_in_required: z.boolean(),
  age_min: optional(within(3, 120)),
  age_max: optional(within(3, 120)),
  rating_min: optional(within(0, 3500)),
  rating_max: optional(within(0, 3500)),
  community_members_only: z.boolean(),
  allowed_gender: z.enum(['all', 'female', 'male']),
  allowed_titles: z.readonly(z.array(z.enum(playerTitles))),
  allowed_regions: z.readonly(z.array(z.enum(tournamentRegions))),
  allowed_country_ids: z.readonly(z.array(z.int().check(z.positive()))),
  signup_start: optional(moment),
  signup_finish: optional(moment),
  is_team: z.boolean(),
  team_size: optional(within(2, 20)),
  /** Through which round of a swiss a player may still come in. */
  late_entry_round: within(0, 30),
  tie_breaks: z.readonly(z.array(z.enum(tieBreakCodes)).check(z.maxLength(3))),
  /** Between two rounds; null is what the time control asks for. */
  pause_s: optional(within(0, 3600)),
  has_berserk: z.boolean(),
  /** Of a tie in a play-off. */
  games_per_tie: optional(z.literal([1, 2, 4])),
  has_third_place_game: z.boolean(),
  /** Whether a match goes on when it is decided. */
  plays_all_games: z.boolean(),
  armageddon_if_tied: z.boolean(),
  running: z.enum(['auto', 'manual']),
  viewer_delay_s: within(0, 3600),
  hidden: z.boolean(),
  chat_link: optional(link),
})

/** All that an organiser has filled in. */
export type TournamentForm = z.output<typeof tournamentForm>

export const tournamentFormExample = {
  name: 'Autumn Swiss',
  community: '12',
  description: 'Seven rounds of blitz.',
  cover_file: null,
  kind: 'swiss',
  mode: 'online',
  location: null,
  city: null,
  location_region: 'europe',
  start: '2026-11-28T17:00:00Z',
  finish: null,
  rounds: 7,
  duration_minutes: null,
  max_participants: 200,
  time_control_id: 11,
  rating_type: 'worldchess',
  chief_arbiter: { name: 'Aigerim Sadykova', title: 'WFM', player_uid: null },
  arbiters: [],
  organizer: null,
  faq: [],
  prizes: [
    { place: 1, and_more: false, text: 'A month of Pro', amount_cents: null, currency: null },
  ],
  series: null,
  entry_fee_cents: 0,
  participation: 'open',
  invited: [],
  approval: 'auto',
  check_in_required: false,
  age_min: null,
  age_max: null,
  rating_min: null,
  rating_max: null,
  community_members_only: false,
  allowed_gender: 'all',
  allowed_titles: [],
  allowed_regions: [],
  allowed_country_ids: [],
  signup_start: null,
  signup_finish: null,
  is_team: false,
  team_size: null,
  late_entry_round: 0,
  tie_breaks: ['BH/C1', 'BH', 'SB'],
  pause_s: null,
  has_berserk: false,
  games_per_tie: null,
  has_third_place_game: false,
  plays_all_games: false,
  armageddon_if_tied: false,
  running: 'auto',
  viewer_delay_s: 0,
  hidden: false,
  chat_link: null,
} as const satisfies z.input<typeof tournamentForm>
