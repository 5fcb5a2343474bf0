import { timeControls } from '@kingside/api'
import type { AppDeps } from '../app.ts'
import { createUid } from '../domain/create-uid.ts'
import type { VisitorStore } from '../domain/visitor-store.ts'

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
    log: { error: () => {} },
    ...overrides,
  }
}

export function memoryVisitors(): VisitorStore {
  const seenAt = new Map<string, Date>()
  return {
    create: async (uid, at) => void seenAt.set(uid, at),
    markSeen: async (uid, at) => {
      if (!seenAt.has(uid)) return false
      seenAt.set(uid, at)
      return true
    },
  }
}
