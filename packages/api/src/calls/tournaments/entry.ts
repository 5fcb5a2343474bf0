import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'

import { idOrSlug, ordinal } from './fields.ts'
import { members } from './members.ts'
import { standingRow, standingRowExample } from './standing.ts'
import { participantStatus, tournament, tournamentExample } from './tournament.ts'
import { joinLimits } from '../../facts/errors/tournaments.ts'

const params = z.object({ id: idOrSlug })

/** The caller's own entry. */
const ownEntry = z.object({
  status: participantStatus,
  /** Null where no check-in is asked for. */
  checked_in: z.nullable(z.boolean()),
  /** The rounds for which the caller has asked for a bye. */
  byes: z.readonly(z.array(z.int().check(z.positive()))),
  /** The rounds in which the caller has no opponent: a bye, asked for or not. */
  free_rounds: z.readonly(z.array(z.int().check(z.positive()))),
  /** How many games were missed in a row: with two the player is withdrawn. */
  missed_in_row: z.int().check(z.nonnegative()),
})

/** The current data of the tournament, with the caller's own entry; null without an entry. */
const freshEntry = z.object({ tournament, you: z.nullable(ownEntry) })

const ownEntryExample = {
  status: 'joined',
  checked_in: null,
  byes: [],
  free_rounds: [],
  missed_in_row: 0,
} as const satisfies z.input<typeof ownEntry>

const joined = {
  tournament: { ...tournamentExample, user_signed: true, signed_up_amount: 49 },
  you: ownEntryExample,
} as const

const out = { tournament: tournamentExample, you: null } as const

const readiness = z.object({ ready_for_arena: z.boolean() })

export const signUp = defineCall({
  id: 'tournaments.signup',
  method: 'POST',
  path: 'online/tournaments/:id/signup/',
  summary:
    'Signs the caller up; who has to be approved is pending. In a team tournament with a team: one that is there, or a new one by its name.',
  params,
  body: z.optional(
    z.object({
      team: z.optional(
        z.union([
          z.object({ id: idOrSlug }),
          z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
        ]),
      ),
    }),
  ),
  response: freshEntry,
  errors: ['not_found', ...joinLimits],
  roles: members,
  example: joined,
})

export const signOut = defineCall({
  id: 'tournaments.signout',
  method: 'POST',
  path: 'online/tournaments/:id/signout/',
  summary: 'Takes back a registration that waits for approval.',
  params,
  response: freshEntry,
  errors: ['not_found', 'not_signed_up', 'tournament_started'],
  roles: members,
  example: out,
})

export const leave = defineCall({
  id: 'tournaments.leave',
  method: 'POST',
  path: 'online/tournaments/:id/leave/',
  summary: 'Leaves a tournament before it starts.',
  params,
  response: freshEntry,
  errors: ['not_found', 'not_signed_up', 'tournament_started'],
  roles: members,
  example: out,
})

export const pause = defineCall({
  id: 'tournaments.pause',
  method: 'POST',
  path: 'online/tournaments/:id/pause/',
  summary: 'Takes a break: no new games until the caller resumes.',
  params,
  response: readiness,
  errors: ['not_found', 'not_signed_up', 'pause_not_allowed'],
  roles: members,
  example: { ready_for_arena: false },
})

export const resume = defineCall({
  id: 'tournaments.resume',
  method: 'POST',
  path: 'online/tournaments/:id/resume/',
  summary: 'Ends the break.',
  params,
  response: readiness,
  errors: ['not_found', 'not_signed_up', 'pause_not_allowed', ...joinLimits],
  roles: members,
  example: { ready_for_arena: true },
})

export const askBye = defineCall({
  id: 'tournaments.bye.ask',
  method: 'POST',
  path: 'online/tournaments/:id/bye/:round/',
  summary:
    'Asks for a half-point bye in a round: twice at most, before it is paired, not in the last one.',
  params: z.object({
    id: idOrSlug,
    round: ordinal(),
  }),
  response: freshEntry,
  errors: ['not_found', 'not_signed_up', 'bye_not_allowed'],
  roles: members,
  example: { ...joined, you: { ...ownEntryExample, byes: [3] } },
})

export const dropBye = defineCall({
  id: 'tournaments.bye.drop',
  method: 'DELETE',
  path: 'online/tournaments/:id/bye/:round/',
  summary: 'Takes back a bye that was asked for, before its round is paired.',
  params: z.object({
    id: idOrSlug,
    round: ordinal(),
  }),
  response: freshEntry,
  errors: ['not_found', 'not_signed_up', 'bye_not_allowed'],
  roles: members,
  example: joined,
})

export const getOwnEntry = defineCall({
  id: 'tournaments.me',
  method: 'GET',
  path: 'online/tournaments/:id/me/',
  summary: 'Gets how the caller stands in a tournament.',
  params,
  response: z.object({ you: z.nullable(ownEntry) }),
  errors: ['not_found'],
  roles: members,
  example: { you: ownEntryExample },
})

export const getOwnStanding = defineCall({
  id: 'tournaments.standing.me',
  method: 'GET',
  path: 'online/tournaments/:id/standing/me/',
  summary: "Gets the caller's row of the standing; null before the first round.",
  params,
  response: z.object({ you: z.nullable(standingRow) }),
  errors: ['not_found'],
  roles: members,
  example: { you: standingRowExample },
})
