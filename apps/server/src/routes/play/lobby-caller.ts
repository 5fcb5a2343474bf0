import type { Context } from 'hono'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import { LobbyRefusal } from '../../domain/lobby/refusal.ts'
import { refusalTexts } from '../../domain/lobby/refusal-texts.ts'
import type { Actor } from '../../domain/lobby/standing.ts'
import { readVisitorCookie } from '../../visitor-cookie.ts'

/** Who makes a call to the lobby. */
export interface LobbyCaller {
  readonly playerId: number | null
  /** A visitor's own secret, which no other caller gets. */
  readonly anonymousUid: string | null
}

export function lobbyCallerOf(caller: Caller, context: Context): LobbyCaller {
  const isVisitor = caller.player?.kind === 'visitor'
  return {
    playerId: caller.player?.id ?? null,
    anonymousUid: isVisitor ? (readVisitorCookie(context) ?? null) : null,
  }
}

/**
 * The player who acts. Ids in a body are no identity: each that is there must be the caller's own, the
 * public uid or a visitor's anonymous one.
 * @throws CallError `forbidden` for a foreign id, `player_uid_missing` before the first ping
 */
export function actorOf(
  caller: Caller,
  context: Context,
  ownIds: readonly (string | null | undefined)[] = [],
): Actor {
  refuseForeign(caller, context, ownIds)
  const { player, role, bannedUntil } = caller
  if (!player) {
    throw new CallError(
      'player_uid_missing',
      'The server does not know you yet. Send a ping first.',
    )
  }
  return { player, role, isBanned: bannedUntil !== null }
}

/** @throws CallError `forbidden` for an id that is not the caller's own */
export function refuseForeign(
  caller: Caller,
  context: Context,
  ownIds: readonly (string | null | undefined)[],
): void {
  const own = [caller.player?.uid, lobbyCallerOf(caller, context).anonymousUid]
  if (ownIds.every((id) => id === null || id === undefined || own.includes(id))) return
  throw new CallError('forbidden', 'The uid in this call is not yours.')
}

/** Turns the lobby's refusals into answers. */
export async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof LobbyRefusal)) throw error
    const { code, message, text } = error
    throw new CallError(code, message, {
      ...(typeof text !== 'string' && { detailIn: (language) => text(refusalTexts[language]) }),
    })
  }
}
