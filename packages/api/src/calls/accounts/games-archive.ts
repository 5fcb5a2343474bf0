import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { dateTime, members } from './fields.ts'

/** From when another can be asked for; null is now. */
const nextAt = z.nullable(dateTime)

const gamesArchive = z.discriminatedUnion('state', [
  /** Never asked for, or what there was is taken away. */
  z.object({ state: z.literal('none'), next_at: nextAt }),
  /** Ask again after 2 s. */
  z.object({ state: z.literal('making') }),
  z.object({
    state: z.literal('ready'),
    /** A path below the site's, for the signed-in owner alone. */
    url: z.string(),
    /** How many are in it. */
    games: z.int().check(z.nonnegative()),
    made_at: dateTime,
    /** When it is taken away. */
    expires: dateTime,
    next_at: nextAt,
  }),
  z.object({ state: z.literal('failed') }),
])
/** How far the file with all of a member's games is. */
export type GamesArchiveInfo = z.output<typeof gamesArchive>

export const getGamesArchive = defineCall({
  id: 'me.gamesArchive.get',
  method: 'GET',
  path: 'me/games-archive/',
  summary: "Tells how far the file with all of the user's finished games is.",
  response: gamesArchive,
  errors: [],
  roles: members,
  example: {
    state: 'ready',
    url: '/files/games/Zr8Q2mX0TnqkE1vYwB7c5A.pgn',
    games: 1284,
    made_at: '2026-01-31T12:00:00.000Z',
    expires: '2026-02-03T12:00:00.000Z',
    next_at: null,
  },
})

export const askForGamesArchive = defineCall({
  id: 'me.gamesArchive.ask',
  method: 'POST',
  path: 'me/games-archive/',
  summary:
    "Has one PGN made of all of the user's finished games, for three days; for Pro, three times a day. While it is made, the status is 202 and asking again changes nothing.",
  body: z.optional(z.object({})),
  isMadeLater: true,
  response: gamesArchive,
  errors: ['pro_required', 'asked_lately'],
  roles: members,
  example: { state: 'making' },
})
