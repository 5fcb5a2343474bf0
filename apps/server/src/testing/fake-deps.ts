import { timeControls } from '@kingside/api'
import type { AppDeps } from '../app.ts'
import { createUid } from '../domain/players/create-uid.ts'
import type { Player, VisitorStore } from '../domain/players/visitor-store.ts'
import { stranger } from '../caller.ts'

/** Everything that the app needs, without a database and a built app. */
export function fakeDeps(overrides: Partial<AppDeps> = {}): AppDeps {
  return {
    timeControls: { list: async () => timeControls },
    visitors: memoryVisitors(),
    createUid,
    now: () => new Date('2026-01-31T12:00:00Z'),
    checkDatabase: async () => {},
    appDist: '/nowhere',
    publicOrigin: null,
    identify: async () => stranger,
    log: { error: () => {} },
    ...overrides,
  }
}

export function memoryVisitors(): VisitorStore {
  const kept = new Map<string, Player>()
  const find = async (uid: string) => kept.get(uid) ?? null
  return {
    create: async ({ uid, playerUid }) => {
      const player: Player = {
        id: kept.size + 1,
        uid: playerUid,
        kind: 'visitor',
        name: '',
        title: null,
        country: null,
      }
      kept.set(uid, player)
      return player
    },
    markSeen: find,
    find,
  }
}
