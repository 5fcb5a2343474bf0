import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { gameId } from '../../realtime/game.ts'
import { boardUserTypes } from '../../facts/games.ts'

/** The socket that a ticket opens. */
export const ticketPurpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lobby') }),
  z.object({ kind: z.literal('game'), game_id: gameId, user_type: z.enum(boardUserTypes) }),
])

export const issueTicket = defineCall({
  id: 'realtime.issueTicket',
  method: 'POST',
  path: 'realtime/tickets/',
  summary:
    'Gives a ticket that opens one socket once, within 30 seconds; it goes into the first message of the socket.',
  body: ticketPurpose,
  response: z.object({ ticket: z.string().check(z.minLength(16), z.maxLength(128)) }),
  errors: ['player_uid_missing', 'player_banned'],
  roles: everyone,
  example: { ticket: 'Zm9yLWV4YW1wbGVzLW9ubHktMjQ' },
})
