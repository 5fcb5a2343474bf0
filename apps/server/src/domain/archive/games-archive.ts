import type { Clock } from '../clock.ts'
import type { Blobs } from '../files/blobs.ts'

/** What is kept of the file with all of a member's games. */
export interface ArchiveRecord {
  readonly key: string
  readonly status: 'making' | 'ready' | 'failed'
  /** When it and those of the day before were asked for. */
  readonly asked: readonly Date[]
  readonly madeAt: Date | null
  readonly expiresAt: Date
}

/** A part of such a file. */
export interface ArchivePart {
  /** From 0. */
  readonly position: number
  /** The name of its file. */
  readonly file: string
  readonly games: number
  /** In bytes. */
  readonly size: number
  /** The internal id of its last game. */
  readonly lastGameId: number
}

/** Whose games they are. */
export interface ArchiveOwner {
  readonly accountId: number
  readonly playerId: number
}

/** A finished game, whose text is made when it is its turn. */
export interface ArchivedGame {
  /** Internal. */
  readonly id: number
  readonly pgn: () => string
}

export interface ArchiveStore {
  readonly find: (accountId: number) => Promise<ArchiveRecord | null>
  /**
   * Replaces what there is, with the job that makes it.
   * @param decide from what there is, under a lock; null leaves it
   */
  readonly replace: (
    accountId: number,
    decide: (former: ArchiveRecord | null) => ArchiveRecord | null,
  ) => Promise<boolean>
  /** Somebody makes it now; null when it is ready, or another one was asked for. */
  readonly begin: (accountId: number, key: string) => Promise<ArchiveOwner | null>
  /** In their order. */
  readonly partsOf: (key: string) => Promise<readonly ArchivePart[]>
  /** False when another process has made this part, or nobody wants the archive any more. */
  readonly addPart: (accountId: number, key: string, part: ArchivePart) => Promise<boolean>
  /** False when another process was faster, or nobody wants it any more. */
  readonly finish: (
    accountId: number,
    key: string,
    times: { readonly madeAt: Date; readonly expiresAt: Date },
  ) => Promise<boolean>
  readonly fail: (accountId: number, key: string) => Promise<void>
  /** Forgets the archives whose time is over. */
  readonly expire: (at: Date) => Promise<void>
  /** Files of parts whose archive is gone. @param accountId @default of everybody */
  readonly strayFiles: (accountId?: number) => Promise<readonly string[]>
  readonly forgetPart: (file: string) => Promise<void>
}

export interface GamesArchiveDeps {
  readonly store: ArchiveStore
  readonly blobs: Blobs
  readonly clock: Pick<Clock, 'now'>
  /** The player's next finished games, the latest first. @param before the internal id of a game; null begins with the latest */
  readonly readGames: (
    playerId: number,
    before: number | null,
    limit: number,
  ) => Promise<readonly ArchivedGame[]>
  /** 22 letters that nobody guesses. */
  readonly createKey: () => string
  /** Lets others have their turn. */
  readonly rest: () => Promise<void>
  /** Tells the owner that the file is there. */
  readonly onReady: (owner: ArchiveOwner) => Promise<void>
  /** How many games are read at once, and lie in one part. @default 200 */
  readonly batchSize?: number
}

/** How far the file is, as its owner sees it; `nextAt` is from when another can be asked for, null is now. */
export type ArchiveState =
  | { readonly status: 'none'; readonly nextAt: Date | null }
  | { readonly status: 'making' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      readonly key: string
      readonly games: number
      readonly madeAt: Date
      readonly expiresAt: Date
      readonly nextAt: Date | null
    }

/** An archive that is sent. */
export interface OpenedArchive {
  readonly madeAt: Date
  /** In bytes. */
  readonly size: number
  /** Its parts, each read when it is asked for. */
  readonly bytes: () => AsyncGenerator<Uint8Array>
}

/** Files with all finished games of a member as one PGN, for that member alone. */
export interface GamesArchive {
  readonly stateOf: (accountId: number) => Promise<ArchiveState>
  /** Has one made; false when too many were asked for in the last day. While one is made nothing changes. */
  readonly ask: (accountId: number) => Promise<boolean>
  /** Makes one that was asked for, from where it was left; again is harmless. */
  readonly make: (accountId: number, key: string) => Promise<void>
  /** Null when the account has none of this key, or no more. */
  readonly open: (accountId: number, key: string) => Promise<OpenedArchive | null>
  /** Takes away what is over, replaced or left behind. */
  readonly sweep: () => Promise<void>
}

const dayMs = 24 * 3_600_000
/** How many may be asked for in a day. */
export const archivesADay = 3
/** How long one is kept. */
export const archiveMs = 3 * dayMs

const blobOf = (file: string) => `private/${file}.pgn`

export function createGamesArchive(deps: GamesArchiveDeps): GamesArchive {
  const { store, blobs, clock, createKey, onReady } = deps
  const removeStray = async (accountId?: number) => {
    for (const file of await store.strayFiles(accountId)) {
      // oxlint-disable-next-line no-await-in-loop -- few, one after the other
      await blobs.remove(blobOf(file))
      // oxlint-disable-next-line no-await-in-loop -- few, one after the other
      await store.forgetPart(file)
    }
  }
  return {
    stateOf: async (accountId) => stateAt(store, await store.find(accountId), clock.now()),
    ask: async (accountId) => {
      const at = clock.now()
      const key = createKey()
      let isRefused = false
      const isReplaced = await store.replace(accountId, (former) => {
        if (former?.status === 'making' && former.expiresAt > at) return null
        isRefused = nextTime(former, at) !== null
        return isRefused ? null : wanted(former, key, at)
      })
      if (isReplaced) await removeStray(accountId)
      return !isRefused
    },
    make: async (accountId, key) => {
      const owner = await store.begin(accountId, key)
      if (!owner) return
      try {
        if (!(await writeParts(deps, owner, key))) return
        const madeAt = clock.now()
        const expiresAt = new Date(madeAt.getTime() + archiveMs)
        if (await store.finish(accountId, key, { madeAt, expiresAt })) await onReady(owner)
      } catch (error) {
        await store.fail(accountId, key)
        throw error
      }
    },
    open: async (accountId, key) => {
      const found = await store.find(accountId)
      if (found?.key !== key || !isReady(found) || found.expiresAt <= clock.now()) return null
      const parts = await store.partsOf(key)
      return {
        madeAt: found.madeAt,
        size: parts.reduce((sum, { size }) => sum + size, 0),
        bytes: () => bytesOf(blobs, parts),
      }
    },
    sweep: async () => {
      await store.expire(clock.now())
      await removeStray()
    },
  }
}

/** @returns false when another process makes it, or nobody wants it any more */
async function writeParts(
  { store, blobs, readGames, createKey, rest, batchSize = 200 }: GamesArchiveDeps,
  { accountId, playerId }: ArchiveOwner,
  key: string,
): Promise<boolean> {
  const parts = await store.partsOf(key)
  const made = parts.slice(0, -1)
  // A crash may have come between the last part and its bytes: it is made again.
  const half = parts.at(-1)
  if (half) {
    await blobs.remove(blobOf(half.file))
    await store.forgetPart(half.file)
  }
  let position = made.length
  let before = made.at(-1)?.lastGameId ?? null
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch in memory at a time
    const games = await readGames(playerId, before, batchSize)
    const last = games.at(-1)
    if (!last) return true
    // oxlint-disable-next-line no-await-in-loop -- as above
    const bytes = await textOf(games, rest)
    const file = createKey()
    const part = { position, file, games: games.length, size: bytes.length, lastGameId: last.id }
    // Before its bytes, so that none is kept that nobody knows of.
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!(await store.addPart(accountId, key, part))) return false
    // oxlint-disable-next-line no-await-in-loop -- as above
    await blobs.put(blobOf(file), bytes, 'application/x-chess-pgn')
    if (games.length < batchSize) return true
    position += 1
    before = last.id
  }
}

async function textOf(
  games: readonly ArchivedGame[],
  rest: GamesArchiveDeps['rest'],
): Promise<Uint8Array> {
  let text = ''
  for (const { pgn } of games) {
    text += `${pgn()}\n`
    // oxlint-disable-next-line no-await-in-loop -- others have their turn after each game
    await rest()
  }
  return Buffer.from(text, 'utf8')
}

async function* bytesOf(
  blobs: Pick<Blobs, 'get'>,
  parts: readonly ArchivePart[],
): AsyncGenerator<Uint8Array> {
  for (const { file } of parts) {
    // oxlint-disable-next-line no-await-in-loop -- one part in memory at a time
    const bytes = await blobs.get(blobOf(file))
    if (!bytes) throw new Error('A part of an archive is gone.')
    yield bytes
  }
}

const isReady = (archive: ArchiveRecord): archive is ArchiveRecord & { readonly madeAt: Date } =>
  archive.status === 'ready' && archive.madeAt !== null

/** The times of the last day that count: one that failed does not. */
function timesOf(archive: ArchiveRecord | null, at: Date): readonly Date[] {
  const asked = archive?.status === 'failed' ? archive.asked.slice(0, -1) : archive?.asked
  return (asked ?? []).filter((time) => time.getTime() > at.getTime() - dayMs)
}

function nextTime(archive: ArchiveRecord | null, at: Date): Date | null {
  const times = timesOf(archive, at)
  const oldest = times.at(-archivesADay)
  return oldest ? new Date(oldest.getTime() + dayMs) : null
}

const wanted = (former: ArchiveRecord | null, key: string, at: Date): ArchiveRecord => ({
  key,
  status: 'making',
  asked: [...timesOf(former, at), at],
  madeAt: null,
  expiresAt: new Date(at.getTime() + archiveMs),
})

async function stateAt(
  store: Pick<ArchiveStore, 'partsOf'>,
  archive: ArchiveRecord | null,
  at: Date,
): Promise<ArchiveState> {
  const nextAt = nextTime(archive, at)
  if (!archive || archive.expiresAt <= at) return { status: 'none', nextAt }
  if (isReady(archive)) {
    const { key, madeAt, expiresAt } = archive
    const parts = await store.partsOf(key)
    const games = parts.reduce((sum, part) => sum + part.games, 0)
    return { status: 'ready', key, games, madeAt, expiresAt, nextAt }
  }
  return { status: archive.status === 'failed' ? 'failed' : 'making' }
}
