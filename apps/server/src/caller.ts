import type { Role } from '@kingside/api'
import type { Context } from 'hono'
import type { Player } from './domain/players/visitor-store.ts'

/** Who makes a call. */
export interface Caller {
  /** What the caller's account allows; a visitor is `anonymous`. */
  readonly role: Role
  /** The player who acts; null for a visitor who has not sent a ping yet. */
  readonly player: Player | null
  /** Of a member: which sign-in it is. */
  readonly sessionId: string | null
  /** Until when the player may not play; null is not banned. */
  readonly bannedUntil: Date | 'for ever' | null
}

/** A visitor of whom nothing is known. */
export const stranger: Caller = {
  role: 'anonymous',
  player: null,
  sessionId: null,
  bannedUntil: null,
}

/**
 * Finds out who makes a call: by the `Authorization` header, else by the visitor's cookie.
 * @throws CallError `unauthorised` when a token is there and not valid
 */
export type Identify = (context: Context) => Promise<Caller>

const key = 'identify'

/** Tells `callerOf` how to find the caller; to be called once for each request. */
export function setIdentify(context: Context, identify: Identify): void {
  let caller: Promise<Caller> | null = null
  context.set(key, () => (caller ??= identify(context)))
}

/** Returns who makes this call, looked up at most once in a request. Without `setIdentify` the caller is a stranger. */
export async function callerOf(context: Context): Promise<Caller> {
  const identify: unknown = context.get(key)
  if (typeof identify !== 'function') return stranger
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only setIdentify writes this key
  return (identify as () => Promise<Caller>)()
}
