import type { Role } from '../../call.ts'

/** For a call's `roles`: an account is needed. */
export const members = ['free', 'pro', 'admin'] as const satisfies readonly Role[]
