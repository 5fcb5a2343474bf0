import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { idOrSlug } from './fields.ts'
import { members } from './members.ts'

export const getCertificate = defineCall({
  id: 'tournamentFiles.certificate',
  method: 'GET',
  path: 'online/tournament-certificate/:tournamentId/:format/',
  summary:
    "Gets the address of the caller's certificate of a tournament that is over, in the language of the request. While it is made, the status is 202 and the link is null: ask again after 2 s.",
  params: z.object({ tournamentId: idOrSlug, format: z.enum(['pdf', 'image']) }),
  isMadeLater: true,
  response: z.object({ link: z.nullable(z.string()) }),
  errors: ['not_found'],
  roles: members,
  example: { link: '/files/certificates/1024-aX3kPq91LmZ0.png' },
})

export const getPgnResult = defineCall({
  id: 'tournamentFiles.pgnResult',
  method: 'GET',
  path: 'online/tournament/gaming/:id/pgn_result/',
  summary:
    "Gets the address of the PGN of a tournament's games. While it is made, the status is 202 and both fields are null: ask again after 2 s.",
  params: z.object({ id: idOrSlug }),
  isMadeLater: true,
  response: z.object({ link: z.nullable(z.string()), error: z.nullable(z.string()) }),
  errors: ['not_found'],
  roles: everyone,
  example: { link: '/files/pgn/1024.pgn', error: null },
})

export const contactOrganisers = defineCall({
  id: 'tournaments.contact',
  method: 'POST',
  path: 'online/tournaments/contact-mts/',
  summary: 'Sends a message to those who organise tournaments.',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    email: z.email().check(z.maxLength(254)),
    /** As long as one to the support, with the address of its tournament before it. */
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(5200)),
  }),
  response: z.object({ sent: z.literal(true) }),
  errors: [],
  roles: everyone,
  example: { sent: true },
})
