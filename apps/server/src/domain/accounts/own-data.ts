import type { Locale } from '@kingside/api'
import type { OwnDataStatus } from '@kingside/api/facts'
import type { Clock } from '../clock.ts'
import type { Blobs } from '../files/blobs.ts'
import { blobName } from '../files/file-rules.ts'
import type { FileName } from '../files/file-store.ts'
import type { PackData, PackedFile } from './own-data-package.ts'

/** Whose data are meant. */
export interface OwnPerson {
  readonly accountId: number
  readonly playerId: number
  readonly uid: string
  readonly email: string
  readonly emailFolded: string | null
}

/** What is kept of a file with somebody's data. */
export interface OwnDataFile {
  readonly status: 'wanted' | 'preparing' | 'ready' | 'failed'
  readonly askedAt: Date
  readonly key: string | null
  readonly size: number | null
  readonly expiresAt: Date | null
}

/** A tournament that hears of a player who leaves it. */
export interface JoinedTournament {
  readonly id: number
  readonly delayMs: number
}

/** An account that was deleted a moment ago. */
export interface ClosedAccount {
  readonly person: OwnPerson
  readonly language: Locale | null
  /** Of the file with its data, which is to be taken away. */
  readonly fileKey: string | null
}

/** Where the data of persons are read, and taken away. */
export interface OwnDataStore {
  readonly find: (accountId: number) => Promise<OwnDataFile | null>
  /**
   * Orders a file, with the job that makes it.
   * @param before one that was asked for later and has not failed stands in the way
   * @returns null when it does; else the file that it replaces
   */
  readonly ask: (
    accountId: number,
    at: Date,
    before: Date,
  ) => Promise<{ readonly formerKey: string | null } | null>
  /** Somebody makes it now; null when it is made or nobody wants it. */
  readonly begin: (accountId: number) => Promise<OwnPerson | null>
  /** False when another process was faster. */
  readonly finish: (
    accountId: number,
    file: { readonly key: string; readonly size: number; readonly expiresAt: Date },
  ) => Promise<boolean>
  readonly fail: (accountId: number) => Promise<void>
  /** Files whose time is over. */
  readonly expire: (
    at: Date,
  ) => Promise<readonly { readonly accountId: number; readonly key: string }[]>
  /** The file is gone. */
  readonly forgetKey: (accountId: number, key: string) => Promise<void>
  /** Everything that is stored of a person, by table, without what is secret. */
  readonly tables: (who: OwnPerson) => Promise<Readonly<Record<string, readonly unknown[]>>>
  /** The files that a player has sent. */
  readonly filesOf: (playerId: number) => Promise<readonly FileName[]>
  /** Why a player can't be deleted now; null is nothing. */
  readonly blockersOf: (playerId: number) => Promise<'still_playing' | 'tournament_running' | null>
  /** Tournaments that have not started and that the player has joined. */
  readonly upcomingOf: (playerId: number) => Promise<readonly JoinedTournament[]>
  /** Accounts whose deletion was asked for at `before` or earlier. */
  readonly due: (before: Date) => Promise<readonly number[]>
  /** Deletes one of them for good; null when it was kept, or another process did it. */
  readonly close: (accountId: number, before: Date, at: Date) => Promise<ClosedAccount | null>
}

export interface OwnDataDeps {
  readonly store: OwnDataStore
  readonly blobs: Blobs
  readonly pack: PackData
  readonly clock: Pick<Clock, 'now'>
  /** 22 letters that nobody guesses. */
  readonly createKey: () => string
  /** Tells the person that the file is there. */
  readonly onReady: (who: OwnPerson, expiresAt: Date) => Promise<void>
}

/** How far a file is, as its owner sees it. */
export interface OwnDataState {
  readonly status: OwnDataStatus
  readonly askedAt: Date | null
  readonly expiresAt: Date | null
  readonly size: number | null
  readonly key: string | null
  /** From when it can be asked for again; null is now. */
  readonly nextAt: Date | null
}

/** Files with everything that is stored of a member, for that member alone. */
export interface OwnData {
  readonly stateOf: (accountId: number) => Promise<OwnDataState>
  /** Has one made; false when one was asked for in the last day. */
  readonly ask: (accountId: number) => Promise<boolean>
  /** Makes one that was asked for; again is harmless. */
  readonly make: (accountId: number) => Promise<void>
  /** The bytes of an account's file; null when there is none of this key, or no more. */
  readonly open: (accountId: number, key: string) => Promise<Uint8Array | null>
  /** Takes away what is over. */
  readonly sweep: () => Promise<void>
  /** Takes a file away whose account is gone. */
  readonly remove: (key: string) => Promise<void>
}

const day = 24 * 3_600_000
/** How long a file can be fetched. */
export const ownDataMs = 7 * day

const blobOf = (key: string) => `private/${key}.zip`

export function createOwnData(deps: OwnDataDeps): OwnData {
  const { store, blobs, pack, clock, createKey, onReady } = deps
  return {
    stateOf: async (accountId) => stateAt(await store.find(accountId), clock.now()),
    ask: async (accountId) => {
      const at = clock.now()
      const asked = await store.ask(accountId, at, new Date(at.getTime() - day))
      if (asked?.formerKey) await blobs.remove(blobOf(asked.formerKey))
      return asked !== null
    },
    make: async (accountId) => {
      const who = await store.begin(accountId)
      if (!who) return
      const key = createKey()
      try {
        const bytes = await pack(who, await store.tables(who), sentFiles(deps, who))
        await blobs.put(blobOf(key), bytes, 'application/zip')
        const expiresAt = new Date(clock.now().getTime() + ownDataMs)
        const isFirst = await store.finish(accountId, { key, size: bytes.length, expiresAt })
        if (isFirst) await onReady(who, expiresAt)
        else await blobs.remove(blobOf(key))
      } catch (error) {
        await store.fail(accountId)
        throw error
      }
    },
    open: async (accountId, key) => {
      const file = await store.find(accountId)
      if (file?.key !== key || !file.expiresAt || file.expiresAt <= clock.now()) return null
      return blobs.get(blobOf(key))
    },
    sweep: async () => {
      for (const { accountId, key } of await store.expire(clock.now())) {
        // oxlint-disable-next-line no-await-in-loop -- few, one after the other
        await blobs.remove(blobOf(key))
        // oxlint-disable-next-line no-await-in-loop -- few, one after the other
        await store.forgetKey(accountId, key)
      }
    },
    remove: (key) => blobs.remove(blobOf(key)),
  }
}

/** The person's own files with their names in the package. */
async function* sentFiles(
  { store, blobs }: Pick<OwnDataDeps, 'store' | 'blobs'>,
  { playerId }: OwnPerson,
): AsyncGenerator<PackedFile> {
  for (const file of await store.filesOf(playerId)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that few are in memory
    const bytes = await blobs.get(blobName(file))
    const ending = blobName(file).split('.').at(-1) ?? ''
    if (bytes) yield { name: `${file.kind}-${file.id}.${ending}`, bytes }
  }
}

function stateAt(file: OwnDataFile | null, at: Date): OwnDataState {
  if (!file) {
    return { status: 'none', askedAt: null, expiresAt: null, size: null, key: null, nextAt: null }
  }
  const { status, askedAt, key, size, expiresAt } = file
  const next = new Date(askedAt.getTime() + day)
  const nextAt = status === 'failed' || next <= at ? null : next
  if (status === 'ready' && (key === null || expiresAt === null || expiresAt <= at)) {
    return { status: 'expired', askedAt, expiresAt, size: null, key: null, nextAt }
  }
  return { status, askedAt, expiresAt, size, key, nextAt }
}
