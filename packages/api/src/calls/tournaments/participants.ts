import { z } from 'zod/mini'
import { defineCall, nothing } from '../../call.ts'
import { joinLimits } from '../../facts/errors/tournaments.ts'
import { registrationStates } from '../../facts/tournaments.ts'
import { idOrSlug, moment, page, paging, playerUid } from './fields.ts'
import { members, organiserErrors } from './members.ts'
import { participant, participantExample, participantStatus } from './tournament.ts'

const params = z.object({ id: idOrSlug })
const playerParams = z.object({ id: idOrSlug, uid: playerUid })

/** Some players, or all for whom it is due. */
const chosen = z.union([
  z.object({ all: z.literal(true) }),
  z.object({ uids: z.readonly(z.array(playerUid).check(z.minLength(1), z.maxLength(500))) }),
])

/** A participant, as those who run the tournament see one. */
const listed = z.extend(participant, {
  participant_status: z.enum(registrationStates),
  joined_at: moment,
  /** Null where the entry is free. */
  is_paid: z.nullable(z.boolean()),
  /** The seed number, from 1; null before the first pairing. */
  seed: z.nullable(z.int().check(z.positive())),
})

const listedExample = {
  ...participantExample,
  participant_status: 'registered',
  joined_at: '2026-11-21T10:00:00Z',
  is_paid: null,
  seed: null,
} as const satisfies z.input<typeof listed>

const changed = z.object({ changed: z.readonly(z.array(listed)) })

export const listParticipants = defineCall({
  id: 'tournaments.participants.list',
  method: 'GET',
  path: 'online/tournaments/:id/participants/',
  summary: 'Lists the participants for those who run the tournament.',
  params,
  query: z.object({
    ...paging(50),
    status: z.optional(z.array(participantStatus)),
    search: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  }),
  response: page(listed),
  errors: organiserErrors,
  roles: members,
  example: { count: 48, results: [listedExample] },
})

export const addParticipants = defineCall({
  id: 'tournaments.participants.add',
  method: 'POST',
  path: 'online/tournaments/:id/participants/',
  summary:
    'Adds players of the club, or over the board; others are invited. Each answer says what was done.',
  params,
  body: z.object({
    uids: z.readonly(z.array(playerUid).check(z.minLength(1), z.maxLength(100))),
    /** Whether they are asked first. */
    invite: z._default(z.boolean(), false),
  }),
  response: z.object({
    results: z.readonly(
      z.array(
        z.object({
          uid: playerUid,
          outcome: z.enum(['added', 'invited', 'refused']),
          /** Why it was refused. */
          code: z.nullable(z.enum(joinLimits)),
        }),
      ),
    ),
  }),
  errors: organiserErrors,
  roles: members,
  example: { results: [{ uid: 'aX3kPq91LmZ0', outcome: 'added', code: null }] },
})

export const removeParticipant = defineCall({
  id: 'tournaments.participants.remove',
  method: 'DELETE',
  path: 'online/tournaments/:id/participants/:uid/',
  summary: 'Removes a player; what was paid is given back before the start.',
  params: playerParams,
  status: 204,
  response: nothing,
  errors: organiserErrors,
  roles: members,
  example: undefined,
})

export const approveParticipants = defineCall({
  id: 'tournaments.participants.approve',
  method: 'POST',
  path: 'online/tournaments/:id/participants/approve/',
  summary: 'Lets players in who wait for approval, as long as there are seats.',
  params,
  body: chosen,
  response: changed,
  errors: [...organiserErrors, 'too_many_players'],
  roles: members,
  example: { changed: [listedExample] },
})

export const checkInParticipants = defineCall({
  id: 'tournaments.participants.checkIn',
  method: 'POST',
  path: 'online/tournaments/:id/participants/check-in/',
  summary: 'Checks players in, or out.',
  params,
  body: z.intersection(chosen, z.object({ checked_in: z.boolean() })),
  response: changed,
  errors: organiserErrors,
  roles: members,
  example: { changed: [{ ...listedExample, participant_status: 'checked-in' }] },
})

export const disqualifyParticipant = defineCall({
  id: 'tournaments.participants.disqualify',
  method: 'POST',
  path: 'online/tournaments/:id/participants/:uid/disqualify/',
  summary: 'Takes a player out of the pairing; what was played stays.',
  params: playerParams,
  body: z.object({
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
    /** Whether the player may not come back either. */
    ban: z._default(z.boolean(), false),
  }),
  response: listed,
  errors: organiserErrors,
  roles: members,
  example: { ...listedExample, status: 'disqualified' },
})
