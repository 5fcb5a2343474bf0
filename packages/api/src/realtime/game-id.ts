import { z } from 'zod/mini'

/** A game's public id. */
export const gameId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,32}$/, 'expected a game id'))
