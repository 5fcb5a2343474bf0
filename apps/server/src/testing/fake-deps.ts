import { timeControls, unknownSite } from '@kingside/api'
import type { AppDeps } from '../app.ts'
import type { AccountPorts } from '../domain/accounts/ports.ts'
import type { Files } from '../domain/files/files.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { createMemoryTickets } from '../domain/realtime/memory-tickets.ts'
import type { Player, VisitorStore } from '../domain/players/visitor-store.ts'
import { stranger } from '../caller.ts'
import { Registry } from 'prom-client'
import { createOperation, type Operation, type OperationDeps } from '../operation/operation.ts'

/** Everything that the app needs, without a database and a built app. */
export function fakeDeps(overrides: Partial<AppDeps> = {}): AppDeps {
  return {
    timeControls: { list: async () => timeControls },
    visitors: memoryVisitors(),
    createUid,
    tickets: createMemoryTickets({ createTicket: createUid, clock: { monotonic: () => 0 } }),
    now: () => new Date('2026-01-31T12:00:00Z'),
    checkDatabase: async () => {},
    appDist: '/nowhere',
    publicOrigin: null,
    identify: async () => stranger,
    log: { error: () => {} },
    operation: fakeOperation(),
    account: noAccounts(),
    files: noFiles(),
    site: unknownSite,
    support: noSupport,
    reports: { reports: { add: async () => {} }, clock: { now: () => new Date(0) } },
    limiter: { take: async () => ({ ok: true }) },
    ...overrides,
  }
}

/** Counts, and limits nobody unless told to. */
export function fakeOperation(overrides: Partial<OperationDeps> = {}): Operation {
  return createOperation({
    limiter: { take: async () => ({ ok: true }) },
    metrics: new Registry(),
    log: { info: () => {} },
    clock: { monotonic: () => 0 },
    publicOrigin: null,
    metricsToken: null,
    ...overrides,
  })
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
        foaTitle: null,
        country: null,
      }
      kept.set(uid, player)
      return player
    },
    markSeen: find,
    find,
  }
}

export const noSupport: AppDeps['support'] = {
  messages: {
    add: async () => 1,
    list: async () => ({ count: 0, messages: [] }),
    remove: async () => false,
  },
  mailer: { send: async () => {} },
  mailTo: null,
  background: { run: () => {}, settle: async () => {} },
  clock: { now: () => new Date('2026-01-31T12:00:00Z') },
}

/** For tests without accounts: to read anything of them is a mistake that says so. */
const noAccounts = (): AccountPorts => someAccounts({})

/** Accounts with these parts alone; whoever needs another is told so. */
export function someAccounts(parts: Partial<AccountPorts>): AccountPorts {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing but the parts is ever handed out
  return new Proxy(parts, {
    get: (target, name) => {
      if (Object.hasOwn(target, name)) return Reflect.get(target, name)
      throw new Error('This test has no accounts: give `account` to fakeDeps, or use testAccounts.')
    },
  }) as AccountPorts
}

/** For tests without files. */
const noFiles = (): Files => {
  const fail = () => {
    throw new Error('This test has no files: give `files` to fakeDeps, or use testAccounts.')
  }
  return {
    upload: fail,
    take: fail,
    open: fail,
    signedLink: fail,
    openSigned: fail,
    remove: fail,
    sweep: fail,
  }
}
