import type { Clock } from '../domain/clock.ts'
import type { Leases } from '../domain/realtime/bus.ts'

/** How long a process has a game without renewing, how often it renews, and how long it keeps one that nobody uses, in ms. */
const leaseMs = 10_000
const renewMs = 3_000
const idleMs = 60_000

/** Which process has which game. */
export interface GameLeases {
  /** Who has the game now; when nobody does it goes to the process that should have it. */
  readonly ownerOf: (gameId: string) => Promise<string>
  /** Gives back every game; `ownerOf` rejects from then on. */
  readonly stop: () => Promise<void>
}

export interface GameLeasesDeps {
  readonly leases: Leases
  readonly processId: string
  readonly clock: Clock
  /** Which process should have a game that nobody has. @default this one */
  readonly wantedOwnerOf?: (gameId: string) => Promise<string>
  /** Whether a process has not ended. */
  readonly isThere: (processId: string) => Promise<boolean>
  /** Whether somebody follows the game through this process, so that it is kept. */
  readonly isFollowed: (gameId: string) => boolean
  /** A game that this process had has gone to another, because this one stood still or was cut off. */
  readonly onLost: (gameId: string) => void
  readonly onFailure: (error: unknown) => void
}

interface Held {
  readonly usedAt: number
  /** As long as it is sure that no other process has it. */
  readonly until: number
}

/** A lease says where to send what is meant for a game; that only one process writes it is the store's fence's work. */
export function createGameLeases(deps: GameLeasesDeps): GameLeases {
  const { leases, processId, clock, isThere, isFollowed, onLost, onFailure } = deps
  const { wantedOwnerOf = async () => processId } = deps
  const held = new Map<string, Held>()
  const key = (gameId: string) => `game ${gameId}`
  let isStopped = false
  const takeOrInherit = async (name: string, wanted: string): Promise<string> => {
    const owner = await leases.take(name, wanted, leaseMs)
    if (owner === processId || (await isThere(owner))) return owner
    await leases.release(name, owner)
    return leases.take(name, wanted === owner ? processId : wanted, leaseMs)
  }
  const take = async (gameId: string): Promise<string> => {
    // A lease taken now would keep the game from the others although this process is ending.
    if (isStopped) throw new Error('This process has given back its games.')
    const wanted = held.has(gameId) ? processId : await wantedOwnerOf(gameId)
    const until = clock.monotonic() + leaseMs
    const owner = await takeOrInherit(key(gameId), wanted)
    const usedAt = held.get(gameId)?.usedAt ?? clock.monotonic()
    if (owner === processId) held.set(gameId, { usedAt, until })
    else if (held.delete(gameId)) onLost(gameId)
    return owner
  }
  const renew = async () => {
    const now = clock.monotonic()
    const [kept, unused]: [string[], string[]] = [[], []]
    for (const [gameId, { usedAt }] of held) {
      const isKept = isFollowed(gameId) || now - usedAt < idleMs
      ;(isKept ? kept : unused).push(gameId)
    }
    for (const gameId of unused) held.delete(gameId)
    await Promise.all(unused.map((gameId) => leases.release(key(gameId), processId)))
    if (kept.length === 0) return
    const until = clock.monotonic() + leaseMs
    const owners = await leases.takeAll(kept.map(key), processId, leaseMs)
    for (const [index, gameId] of kept.entries()) {
      // It was given back meanwhile.
      const known = held.get(gameId)
      if (!known) continue
      if (owners[index] === processId) held.set(gameId, { ...known, until })
      else await take(gameId)
    }
  }
  let stopTimer = () => {}
  const arm = () => {
    stopTimer = clock.after(renewMs, () => {
      arm()
      renew().catch(onFailure)
    })
  }
  arm()
  return {
    ownerOf: async (gameId) => {
      const now = clock.monotonic()
      const known = held.get(gameId)
      if (!known) return take(gameId)
      held.set(gameId, { ...known, usedAt: now })
      if (known.until > now) return processId
      // While the leases are unreachable, the previous owner keeps the game: no other process can take it either.
      return take(gameId).catch(() => processId)
    },
    stop: async () => {
      isStopped = true
      stopTimer()
      const games = [...held.keys()]
      held.clear()
      await Promise.all(games.map((gameId) => leases.release(key(gameId), processId)))
    },
  }
}
