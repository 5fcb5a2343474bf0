import { viewerDelayOf } from './game-past.ts'
import { onOtherTime } from './game-pause.ts'
import type { StoredFact } from './game-store.ts'
import { Room, type RoomDeps } from './room.ts'

export interface OpenRoomDeps extends RoomDeps {
  /** All events of a game that are kept, oldest first. Asked for when a game that viewers see late is taken up. */
  readonly factsOf: (gameId: string) => Promise<readonly StoredFact[]>
}

/** Loads a game and applies the deadlines that passed meanwhile; null when there is no such game. */
export async function openRoom(gameId: string, deps: OpenRoomDeps): Promise<Room | null> {
  const acquired = await deps.store.acquire(gameId)
  if (!acquired) return null
  const state = onOtherTime(acquired.state, acquired.aheadMs - deps.time.aheadMs())
  const isDelayed = viewerDelayOf(state.config) > 0
  const facts = isDelayed ? await deps.factsOf(gameId) : acquired.facts
  const room = new Room({ ...acquired, state, facts }, deps)
  try {
    await room.enqueue(() => room.act({ type: 'resume' }))
    await room.enqueue(() => room.act({ type: 'tick' }))
  } catch (error) {
    room.close()
    throw error
  }
  return room
}
