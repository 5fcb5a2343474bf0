import type { Role } from '../../call.ts'

/** For a call's `roles`: an account is needed. */
export const members = ['free', 'pro', 'admin'] as const satisfies readonly Role[]

/** Of calls of those who organise or run a tournament. */
export const organiserErrors = [
  'not_found',
  'not_community_administrator',
  'not_organiser',
  'player_is_banned',
] as const
