import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { playersPageSize, topFamilies } from '../../facts/people.ts'
import { lobbyPlayerFields } from '../../realtime/lobby-player.ts'
import { count, paging } from '../tournaments/fields.ts'

/** A place in a list of the best; players with the same rating share one. */
const topPlayer = z.readonly(
  z.object({
    place: z.int().check(z.positive()),
    ...lobbyPlayerFields,
    rating: z.int(),
    /** How many rated games the rating is of; null over the board. */
    games: z.nullable(count),
    is_online: z.boolean(),
  }),
)
export type TopPlayer = z.output<typeof topPlayer>

export const listTopPlayers = defineCall({
  id: 'topPlayers.list',
  method: 'GET',
  path: 'online/players/top/',
  summary:
    'Lists the best members: by the platform’s rating, the online arena’s, or over the board. Of the first two who has played a rated game and whose rating is sure enough.',
  query: z.object({
    family: z._default(z.enum(topFamilies), 'worldchess'),
    /** `standard` is over the board only, and `bullet` is not. */
    board_type: z._default(z.enum(['bullet', 'blitz', 'rapid', 'standard']), 'blitz'),
    /** Two letters, upper case. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'expected a country code'))),
    gender: z.optional(z.literal('female')),
    ...paging(playersPageSize, playersPageSize),
  }),
  response: z.object({
    count,
    results: z.readonly(z.array(topPlayer)),
    /** The caller's own place in this list, on whichever page; null where there is none. */
    own: z.nullable(topPlayer),
  }),
  errors: [],
  roles: everyone,
  example: {
    count: 1,
    results: [
      {
        place: 1,
        uid: 'aX3kPq91LmZ0',
        name: 'Dana Ospanova',
        kind: 'member',
        rating: 1840,
        title: 'WCM',
        country: 'KZ',
        games: 240,
        is_online: true,
      },
    ],
    own: null,
  },
})
