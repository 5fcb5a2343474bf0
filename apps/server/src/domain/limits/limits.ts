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

/** Messages to the operator. */
export const supportByAddress = rule('support/address', 5, hour)

/** Messages to those who organise tournaments. */
export const organisersByAddress = rule('organisers/address', 5, hour)

/** Requests for early access to what is built for clubs. */
export const earlyAccessByAddress = rule('early-access/address', 5, hour)

/** New tournaments of a member: case S-51. */
export const draftsByMember = rule('tournaments/draft/member', 240, day)

/** Whom a member asks into tournaments: each of them gets a notice. */
export const invitationsByMember = rule('tournaments/invite/member', 500, day)

/** How often a member follows and blocks, or takes it back. */
export const peopleByMember = rule('people/member', 120, 10 * minute)

/** What a member changes in clubs: an administrator who sets one up changes much. */
export const clubsByMember = rule('clubs/member', 300, 10 * minute)

/** What a player asks of puzzles: a run of three minutes is the fastest. */
export const puzzlesByPlayer = rule('puzzles/player', 600, 10 * minute)

/** What pages report of themselves. */
export const reportsByAddress = rule('reports/address', 60, 10 * minute)

/** Games of a broadcast: one push a second, with some to spare. */
export const relayByToken = rule('relay/tournament', 90, minute)

/** Tries of a relay's token. */
export const relayByAddress = rule('relay/address', 30, minute)

/** Uploads of games by those who run a tournament. */
export const gamesByMember = rule('games/member', 60, 10 * minute)

/**
 * How often accounts may be asked for what. Where something is tried, the address counts first, and then the pair of
 * address and account: a stranger uses up no tries but those from the own address.
 */
export const accountLimits = {
  /** Says by design who has an account, so it is narrow, but not too narrow for two classes behind one address. */
  emailCheckMinute: rule('email-check/minute/address', 30, minute),
  emailCheckDay: rule('email-check/day/address', 200, day),
  register: rule('register/address', 60, hour),
  /** A failure counts twice by address. */
  passwordByPair: rule('password/pair', 10, 30 * minute),
  /** Of a device on which somebody has signed in to the account before; nothing else counts there. */
  passwordByDevice: rule('password/device', 10, 30 * minute),
  /** Codes of a second factor: of one account from one address, and from everywhere. */
  secondFactorByPair: rule('second-factor/pair', 10, 30 * minute),
  secondFactorByAccount: rule('second-factor/account', 60, day),
  /** Of a device on which somebody has signed in to the account before; nothing else counts there. */
  secondFactorByDevice: rule('second-factor/device', 10, 30 * minute),
  /** Of somebody who is signed in and changes it. */
  secondFactorByMember: rule('second-factor/member', 10, 30 * minute),
  /** Of an operator who signs in to the operators' pages. */
  operatorCodes: rule('operation/code', 5, 15 * minute),
  /** Of somebody who is signed in and changes it. */
  passwordByMember: rule('password/member', 10, 30 * minute),
  passwordByAddress: rule('password/address', 40, 8 * minute),
  /** Of everybody together: what hashing can bear. */
  passwordByAll: rule('password/all', 1_200, minute),
  codePause: rule('code-mail/pause/email', 1, minute),
  codeByEmail: rule('code-mail/email', 3, hour),
  codeByAddress: rule('code-mail/address', 120, hour),
  codeTryByPair: rule('code-try/pair', 15, hour),
  /** Of the browser that registered the address; nothing else counts there. */
  codeTryByOwner: rule('code-try/owner', 15, hour),
  codeTryByAddress: rule('code-try/address', 120, hour),
  identityPause: rule('identity-mail/pause/member', 1, minute),
  identityMailByMember: rule('identity-mail/member', 5, hour),
  identityTry: rule('identity-try/member', 15, hour),
  resetPause: rule('reset-mail/pause/email', 1, minute),
  resetByEmail: rule('reset-mail/email', 3, hour),
  resetByAddress: rule('reset-mail/address', 20, hour),
  resetTryByAddress: rule('reset-try/address', 20, hour),
  passkeyByAddress: rule('passkey/address', 60, 10 * minute),
  socialByAddress: rule('social/address', 30, 10 * minute),
  playersByAddress: rule('player-search/address', 300, 10 * minute),
  /** FIDE IDs that a member claims, identity checks that a member opens, and requests to operators. */
  fideByMember: rule('fide/member', 20, hour),
  identityByMember: rule('identity/member', 20, day),
  searchByAddress: rule('federation-search/address', 60, 10 * minute),
} as const satisfies Readonly<Record<string, LimitRule>>
