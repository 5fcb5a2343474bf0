import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { gameEnd, gameId } from '../../realtime/game.ts'
import { lobbyPlayer, lobbyPlayerFields } from '../../realtime/lobby.ts'

import { count, moment, page, paging, playerUid } from './fields.ts'
import { shortTournament, shortTournamentExample } from './tournament.ts'
import { publicFideStatuses } from '../../facts/fide.ts'
import { ratingFamilies, ratingTypes } from '../../facts/ratings.ts'
import { boardTypeNames } from '../../facts/time-controls.ts'
import { playerTitles } from '../../facts/tournaments.ts'

const params = z.object({ id: playerUid })
const day = z.iso.date()

/** The public fields of a player: no e-mail address, birth date or payments. */
const profile = z.object({
  uid: playerUid,
  /**
   * A bot is the computer at one of its levels. A visitor has no account and no page, but can be challenged, reported
   * and blocked: of these only this call tells anything, and the name is empty.
   */
  kind: z.enum(['member', 'bot', 'visitor']),
  full_name: z.string(),
  /** The account is closed: the name is empty, and nothing else is told but the games. */
  is_deleted: z.boolean(),
  /** 1 free, 2 Pro. */
  access_level: z.literal([1, 2]),
  /** Null until the federation has verified it: an id that somebody only claims is nobody's yet. */
  fide_id: z.nullable(z.string()),
  fide_verified_status: z.enum(publicFideStatuses),
  fide_title: z.nullable(z.enum(playerTitles)),
  foa_title: z.nullable(z.enum(playerTitles)),
  /** Two-letter country code. */
  country: z.nullable(z.string()),
  gender: z.nullable(z.enum(['male', 'female'])),
  avatar: z.nullable(z.string()),
  member_since: moment,
})
export type PublicProfile = z.output<typeof profile>

/** A player, and whether they have a page of Kingside open now. */
const foundPlayer = z.object({ ...lobbyPlayerFields, is_online: z.boolean() })

export const searchPlayers = defineCall({
  id: 'profiles.search',
  method: 'GET',
  path: 'online/players/',
  summary: 'Looks for members by name; whose name begins with it come first.',
  query: z.object({
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
    /** The board type whose rating the answer contains. */
    board_type: z._default(z.enum(boardTypeNames), 'blitz'),
    rating_type: z._default(z.enum(['worldchess', 'fide']), 'worldchess'),
  }),
  response: z.readonly(z.array(z.readonly(foundPlayer))),
  errors: [],
  roles: everyone,
  example: [
    {
      uid: 'aX3kPq91LmZ0',
      name: 'Dana Ospanova',
      kind: 'member',
      rating: 1840,
      title: 'WCM',
      country: 'KZ',
      is_online: true,
    },
  ],
})

export const getProfile = defineCall({
  id: 'profiles.get',
  method: 'GET',
  path: 'online/players/:id/profile/',
  summary: "Gets a player's public profile; visitors have none.",
  params,
  response: profile,
  errors: ['not_found'],
  roles: everyone,
  example: {
    uid: 'aX3kPq91LmZ0',
    kind: 'member',
    full_name: 'Dana Ospanova',
    is_deleted: false,
    access_level: 2,
    fide_id: '13700001',
    fide_verified_status: 'VERIFIED',
    fide_title: 'WCM',
    foa_title: null,
    country: 'KZ',
    gender: 'female',
    avatar: null,
    member_since: '2025-03-02T09:30:00Z',
  },
})

export const getOnline = defineCall({
  id: 'profiles.isOnline',
  method: 'GET',
  path: 'online/players/:id/is_online/',
  summary: 'Tells whether a player is online.',
  params,
  response: z.object({ is_online: z.boolean() }),
  errors: ['not_found'],
  roles: everyone,
  example: { is_online: true },
})

const rating = z.nullable(count)

/** The families of ratings: the platform's own, the online arena's, over the board. */
const family = z.enum(ratingFamilies)

/** A rating and how sure it is. */
const knownRating = z.object({
  rating_type: family,
  board_type: z.enum(boardTypeNames),
  rating: count,
  /** Of Glicko-2, as of now: it grows while the player rests. Null over the board. */
  deviation: z.nullable(count),
  /** The deviation is above 110: some games more can change much. */
  is_provisional: z.boolean(),
  /** Rated games of this type; null over the board. */
  games: z.nullable(count),
  /** It does not change while the player has no Pro. */
  is_frozen: z.boolean(),
})
export type KnownRating = z.output<typeof knownRating>

/** Null: no rating of this type yet. */
const ratings = z.object({
  worldchess_rapid: rating,
  worldchess_blitz: rating,
  worldchess_bullet: rating,
  fide_rapid: rating,
  fide_blitz: rating,
  fide_bullet: rating,
  otb_standard: rating,
  otb_rapid: rating,
  otb_blitz: rating,
  /** Each rating that the player has, by family and board type. */
  details: z.readonly(z.array(z.readonly(knownRating))),
})
export type PlayerRatings = z.output<typeof ratings>

export const getRatings = defineCall({
  id: 'profiles.ratings',
  method: 'GET',
  path: 'online/players/:id/ratings/',
  summary: "Gets a player's ratings: the platform's, the online arena's, over the board.",
  params,
  response: ratings,
  errors: ['not_found'],
  roles: everyone,
  example: {
    worldchess_rapid: 1750,
    worldchess_blitz: 1840,
    worldchess_bullet: null,
    fide_rapid: 1690,
    fide_blitz: null,
    fide_bullet: null,
    otb_standard: 1912,
    otb_rapid: 1880,
    otb_blitz: null,
    details: [
      ratingExample('worldchess', 'blitz', 1840, { deviation: 52, games: 240 }),
      ratingExample('worldchess', 'rapid', 1750, {
        deviation: 134,
        is_provisional: true,
        games: 9,
      }),
      ratingExample('fide', 'rapid', 1690, { deviation: 61, games: 74 }),
      ratingExample('otb', 'classic', 1912),
      ratingExample('otb', 'rapid', 1880),
    ],
  },
})

function ratingExample(
  rating_type: KnownRating['rating_type'],
  board_type: KnownRating['board_type'],
  value: number,
  known: Partial<KnownRating> = {},
): KnownRating {
  const sure = { deviation: null, is_provisional: false, games: null, is_frozen: false }
  return { rating_type, board_type, rating: value, ...sure, ...known }
}

const ratingPoint = z.object({ at: moment, rating: count })

/** How games ended for a player. */
const results = z.object({ total: count, wins: count, draws: count, losses: count })

export const getStats = defineCall({
  id: 'profiles.stats',
  method: 'GET',
  path: 'online/players/:id/stats/',
  summary: "Gets a player's results and the course of the rating, for one family of ratings.",
  params,
  query: z.object({ rating_type: z._default(family, 'worldchess') }),
  response: z.object({
    /** Rated games of this family that had a result. */
    game_stats: results,
    ratings: z.readonly(
      z.array(
        z.object({
          board_type: z.enum(boardTypeNames),
          rating,
          highest: rating,
          game_stats: results,
          /** In the order of time, thinned out: at most some two hundred points, the latest close together. */
          history: z.readonly(z.array(ratingPoint)),
        }),
      ),
    ),
  }),
  errors: ['not_found'],
  roles: everyone,
  example: {
    game_stats: { total: 240, wins: 120, draws: 31, losses: 89 },
    ratings: [
      {
        board_type: 'blitz',
        rating: 1840,
        highest: 1902,
        game_stats: { total: 240, wins: 120, draws: 31, losses: 89 },
        history: [{ at: '2026-11-20T18:00:00Z', rating: 1840 }],
      },
    ],
  },
})

const playedGame = z.object({
  game_id: gameId,
  played_at: moment,
  /** Colour of the player whose history it is. */
  color: z.enum(['white', 'black']),
  /** The player's rating when the game began; null without one. */
  rating,
  opponent: lobbyPlayer,
  time_control_id: z.int().check(z.positive()),
  rating_type: z.enum(ratingTypes),
  end: gameEnd,
  /** In points; null where the game changed no rating. */
  rating_change: z.nullable(z.int()),
})
export type PlayedGame = z.output<typeof playedGame>

const playedGameExample: PlayedGame = {
  game_id: 'k3Jd82hsLq0a',
  played_at: '2026-11-20T18:00:00Z',
  color: 'white',
  rating: 1833,
  opponent: {
    uid: 'bT7mWz42NcY8',
    name: 'Timur Abenov',
    kind: 'member',
    rating: 1811,
    title: null,
    country: 'KZ',
  },
  time_control_id: 11,
  rating_type: 'worldchess',
  end: { result: 'WHITE_WIN', reason: 'checkmate' },
  rating_change: 7,
}

export const listGames = defineCall({
  id: 'profiles.games',
  method: 'GET',
  path: 'online/players/:id/game-history',
  summary:
    "Lists a player's finished games, latest first, all of them or those that were asked for.",
  params,
  query: z.object({
    ...paging(20),
    game_type: z.optional(z.enum(['single', 'tournaments'])),
    board_type: z.optional(z.enum(boardTypeNames)),
    rating_type: z.optional(z.enum(ratingTypes)),
  }),
  response: page(playedGame),
  errors: ['not_found'],
  roles: everyone,
  example: {
    count: 240,
    results: [playedGameExample],
  },
})

export const getHeadToHead = defineCall({
  id: 'profiles.headToHead',
  method: 'GET',
  path: 'online/players/:id/head-to-head/',
  summary: 'Tells how the games between the caller and a player ended, as the caller sees them.',
  params,
  response: z.object({
    ...results.shape,
    /** The latest of them; the opponent is the player of the address. */
    games: z.readonly(z.array(playedGame)),
  }),
  errors: ['not_found'],
  roles: everyone,
  example: {
    total: 3,
    wins: 1,
    draws: 1,
    losses: 1,
    games: [playedGameExample],
  },
})

export const listPlayerTournaments = defineCall({
  id: 'profiles.tournaments',
  method: 'GET',
  path: 'online/players/:id/tournaments',
  summary: 'Lists the tournaments that a player is signed up for or plays in, the next first.',
  params,
  query: z.object(paging(20)),
  response: page(shortTournament),
  errors: ['not_found'],
  roles: everyone,
  example: { count: 1, results: [shortTournamentExample] },
})

const pastEvent = z.object({
  tournament: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  finished_at: moment,
  place: z.nullable(z.int().check(z.positive())),
  points: z.number().check(z.nonnegative()),
  games: count,
  rating_change: z.nullable(z.int()),
})

export const listEventHistory = defineCall({
  id: 'profiles.eventHistory',
  method: 'GET',
  path: 'online/players/:id/event-history',
  summary: 'Lists the tournaments that a player has finished, latest first.',
  params,
  query: z.object(paging(20)),
  response: page(pastEvent),
  errors: ['not_found'],
  roles: everyone,
  example: {
    count: 1,
    results: [
      {
        tournament: { id: '998', slug: 'summer-arena', name: 'Summer Arena' },
        finished_at: '2026-08-14T19:00:00Z',
        place: 4,
        points: 11,
        games: 14,
        rating_change: 12,
      },
    ],
  },
})

export const listEvents = defineCall({
  id: 'profiles.events',
  method: 'GET',
  path: 'online/players/:id/events',
  summary:
    "Lists a player's events of a span of days (UTC, both included): tournaments and single games. Without a span: what is to come.",
  params,
  query: z
    .object({ date_from: z.optional(day), date_to: z.optional(day) })
    .check(
      z.refine(
        ({ date_from, date_to }) =>
          date_from === undefined || date_to === undefined || date_from <= date_to,
        { path: ['date_to'], error: 'date_to is before date_from' },
      ),
    ),
  response: z.array(
    z.object({
      kind: z.enum(['tournament', 'game']),
      id: z.string(),
      title: z.string(),
      start: moment,
    }),
  ),
  errors: ['not_found'],
  roles: everyone,
  example: [
    { kind: 'tournament', id: '1024', title: 'Autumn Swiss', start: '2026-11-28T17:00:00Z' },
  ],
})

export const listTitleCertificates = defineCall({
  id: 'profiles.titleCertificates',
  method: 'GET',
  path: 'online/players/:id/title-certificates/',
  summary: "Lists the certificates of a player's arena titles; `zip` holds them all.",
  params,
  response: z.object({
    /** Each by its title, lowest first: `/files/titles/ACM-….pdf`. */
    pdf: z.readonly(z.array(z.string())),
    png: z.readonly(z.array(z.string())),
    zip: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  roles: everyone,
  example: {
    pdf: ['/files/titles/ACM-k3Jd82hsLq0aXw7P-en.pdf'],
    png: ['/files/titles/ACM-k3Jd82hsLq0aXw7P-en.png'],
    zip: '/files/titles/aX3kPq91LmZ0-en.zip',
  },
})
