import type { LimitRule } from './rate-limiter.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const rule = (name: string, limit: number, windowMs: number): LimitRule => ({
  name,
  limit,
  windowMs,
})

/**
 * How often accounts may be asked for what. Rules by e-mail or account come before those by address, which are wider:
 * a school behind one address must not lock itself out.
 */
export const accountLimits = {
  /** Says by design who has an account, so it is the narrowest. */
  emailCheckMinute: rule('email-check/minute/address', 5, minute),
  emailCheckDay: rule('email-check/day/address', 20, day),
  register: rule('register/address', 20, hour),
  /** A failure counts twice by address. */
  passwordByEmail: rule('password/email', 10, 30 * minute),
  passwordByAddress: rule('password/address', 40, 8 * minute),
  /** Of everybody together: what hashing can bear. */
  passwordByAll: rule('password/all', 1_200, minute),
  codePause: rule('code-mail/pause/email', 1, minute),
  codeByEmail: rule('code-mail/email', 3, hour),
  codeByAddress: rule('code-mail/address', 40, hour),
  codeTryByEmail: rule('code-try/email', 15, hour),
  codeTryByAddress: rule('code-try/address', 60, hour),
  resetPause: rule('reset-mail/pause/email', 1, minute),
  resetByEmail: rule('reset-mail/email', 3, hour),
  resetByAddress: rule('reset-mail/address', 5, hour),
  resetTryByAddress: rule('reset-try/address', 20, hour),
  socialByAddress: rule('social/address', 30, 10 * minute),
  playersByAddress: rule('player-search/address', 300, 10 * minute),
  searchByAddress: rule('federation-search/address', 60, 10 * minute),
} as const satisfies Readonly<Record<string, LimitRule>>
