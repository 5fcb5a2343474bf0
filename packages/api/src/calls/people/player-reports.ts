import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { playerReportKinds, playerReportLimits } from '../../facts/people.ts'
import { gameId } from '../../realtime/game-id.ts'
import { members } from '../accounts/fields.ts'
import { playerUid } from '../tournaments/fields.ts'

export const reportPlayer = defineCall({
  id: 'playerReports.send',
  method: 'POST',
  path: 'online/players/:id/report/',
  summary: 'Reports a player to the operators, at most 10 times a day. Nobody else is told.',
  params: z.object({ id: playerUid }),
  body: z
    .object({
      kind: z.enum(playerReportKinds),
      /** In the caller's own words; needed for `other` only. */
      text: z._default(
        z.string().check(z.trim(), z.maxLength(playerReportLimits.text.maxLength)),
        '',
      ),
      /** The game that it is about; the player must have played it. */
      game_id: z._default(z.nullable(gameId), null),
    })
    .check(
      z.refine(({ kind, text }) => kind !== 'other' || text !== '', {
        path: ['text'],
        error: 'expected words that say what it is about',
      }),
    ),
  status: 201,
  response: z.object({
    /** What the operators find the report by. */
    id: z.int(),
    /** How many reports the caller may still send today. */
    left_today: z.int(),
  }),
  errors: ['not_found', 'own_account', 'game_not_found', 'report_limit_reached'],
  roles: members,
  example: { id: 88, left_today: 9 },
})
