import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { count, idOrSlug, moment } from './fields.ts'
import { members, organiserErrors } from './members.ts'

const params = z.object({ id: idOrSlug })
const runners = organiserErrors

/** What is known of a token once it was shown: the token itself is not kept. */
const token = z.object({ exists: z.boolean(), made_at: z.nullable(moment) })

export const getRelayToken = defineCall({
  id: 'tournaments.relay.token.get',
  method: 'GET',
  path: 'online/tournaments/:id/relay-token/',
  summary: 'Tells whether a broadcast has a token by which its games come in.',
  params,
  response: token,
  errors: runners,
  roles: members,
  example: { exists: true, made_at: '2026-11-28T15:00:00Z' },
})

export const renewRelayToken = defineCall({
  id: 'tournaments.relay.token.renew',
  method: 'POST',
  path: 'online/tournaments/:id/relay-token/',
  summary:
    'Makes the token by which the games of a broadcast come in, shown this once; the one before ends.',
  params,
  response: z.object({
    /** For `Authorization: Bearer`. */
    token: z.string(),
    /** Where games are sent, from the site's root. */
    path: z.string(),
    made_at: moment,
  }),
  errors: [...runners, 'relay_not_possible'],
  roles: members,
  example: {
    token: 'V1StGXR8Z5jdHi6Bmy7TqW',
    path: '/api/online/tournaments/1024/relay/',
    made_at: '2026-11-28T15:00:00Z',
  },
})

export const dropRelayToken = defineCall({
  id: 'tournaments.relay.token.drop',
  method: 'DELETE',
  path: 'online/tournaments/:id/relay-token/',
  summary: 'Ends the token of a broadcast: no games come in by it any more.',
  params,
  response: token,
  errors: runners,
  roles: members,
  example: { exists: false, made_at: null },
})

/** How many bytes a push may have. */
export const relayBytes = 1_000_000

export const pushRelay = defineCall({
  id: 'tournaments.relay.push',
  method: 'POST',
  path: 'online/tournaments/:id/relay/',
  summary:
    'Takes the games of a broadcast as one PGN: what is new in it is shown; with a mistake anywhere nothing is.',
  params,
  body: z.string(),
  textBody: { type: 'application/x-chess-pgn', maxBytes: relayBytes },
  response: z.object({
    /** How many games the PGN has. */
    games: count,
    /** How many of them brought something new. */
    changed: count,
  }),
  errors: ['not_found', 'relay_token_invalid', 'relay_not_possible', 'pgn_unreadable'],
  roles: everyone,
  example: { games: 32, changed: 3 },
})
