import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createArchiveReader } from '../../db/archive/archived-games.ts'
import { createArchiveStore } from '../../db/archive/archive-store.ts'
import {
  accounts as accountRows,
  gameMoves,
  gamesArchiveParts,
  gamesArchives,
  notifications,
} from '../../db/schema.ts'
import { seed } from '../../db/seed.ts'
import { createGamesArchive, type GamesArchiveDeps } from '../../domain/archive/games-archive.ts'
import { createMemoryBlobs } from '../../domain/files/memory-blobs.ts'
import { createFileId } from '../../domain/players/create-uid.ts'
import { writeFoaGames } from '../../testing/foa-games.ts'
import { silentJobs } from '../../testing/silent-jobs.ts'
import {
  signUp,
  type TestAccounts,
  testAccounts,
  type TestBrowser,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { openGame, testRooms, twoPlayers } from '../../testing/test-rooms.ts'

const database = testDatabase()
const day = 24 * 3_600_000

const field = (body: unknown, name: string): unknown => Reflect.get(Object(body), name)
const refused = (code: string, status: number) => ({
  status,
  body: { code, detail: expect.any(String) },
})

/** A signed-in member with Pro. */
async function proMember(email: string) {
  const accounts = await testAccounts(database())
  const browser = await signUp(accounts, email)
  const [row] = await database()
    .update(accountRows)
    .set({ proUntil: new Date('2026-12-31T00:00:00Z') })
    .where(eq(accountRows.email, email))
    .returning({ id: accountRows.id, playerId: accountRows.playerId })
  if (!row?.playerId) throw new Error('The test has no such member.')
  return { accounts, browser, id: row.id, playerId: row.playerId }
}

const ask = (browser: TestBrowser) => browser.call('POST', 'me/games-archive/')
const look = async (browser: TestBrowser) => (await browser.call('GET', 'me/games-archive/')).body

/** Does the job of the archive that was asked for last. */
async function make(accounts: TestAccounts, accountId: number) {
  const [row] = await database()
    .select({ key: gamesArchives.key })
    .from(gamesArchives)
    .where(eq(gamesArchives.accountId, accountId))
  await accounts.ownData.makeArchive(accountId, row?.key ?? '')
}

/** Two finished games of a player, the older as Black. */
async function twoGames(playerId: number) {
  await seed(database())
  const test = testRooms(database(), { settles: false })
  const [opponentId] = await twoPlayers(database())
  const older = await openGame(test, [opponentId, playerId])
  await older.line('f2f3 e7e5 g2g4 d8h4')
  const newer = await openGame(test, [playerId, opponentId])
  await newer.line('e2e4 f7f6 d2d4 g7g5 d1h5')
}

describe('the file with all games', () => {
  it('is for Pro; a free member has none made', async () => {
    const accounts = await testAccounts(database())
    const browser = await signUp(accounts, 'free-archive@kingside.example')
    expect(await look(browser)).toEqual({ state: 'none', next_at: null })
    expect(await ask(browser)).toMatchObject(refused('pro_required', 403))
    expect(await look(browser)).toEqual({ state: 'none', next_at: null })
    expect((await ask(accounts.browser())).status).toBe(401)
  })

  it('is made once, has the games from the latest to the first, and is said to be there', async () => {
    const { accounts, browser, id, playerId } = await proMember('archive@kingside.example')
    await twoGames(playerId)
    const asked = await ask(browser)
    expect(asked).toMatchObject({ status: 202, body: { state: 'making' } })
    expect(asked.response.headers.get('retry-after')).toBe('2')
    expect((await ask(browser)).body).toEqual({ state: 'making' })
    await make(accounts, id)
    await make(accounts, id)
    const ready = await look(browser)
    expect(ready).toEqual({
      state: 'ready',
      url: expect.stringMatching(/^\/files\/games\/[\w-]{22}\.pgn$/),
      games: 2,
      made_at: '2026-01-31T12:00:00.000Z',
      expires: '2026-02-03T12:00:00.000Z',
      next_at: null,
    })
    const response = await browser.request('GET', String(field(ready, 'url')))
    const text = await response.text()
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
    expect(response.headers.get('content-disposition')).toContain('kingside-games-2026-01-31.pgn')
    expect(text.match(/\[Event /g)).toHaveLength(2)
    expect(text.indexOf('Qh5#')).toBeGreaterThan(0)
    expect(text.indexOf('Qh5#')).toBeLessThan(text.indexOf('Qh4#'))
    const notices = await database()
      .select()
      .from(notifications)
      .where(and(eq(notifications.playerId, playerId), eq(notifications.type, 'FILE_READY')))
    expect(notices).toMatchObject([{ title: 'Your games are ready', url: '/profile/games' }])
  })

  it('S-32: is for its signed-in owner alone, and for three days', async () => {
    const { accounts, browser, id } = await proMember('own-archive@kingside.example')
    const stranger = await signUp(accounts, 'archive-thief@kingside.example')
    await ask(browser)
    await make(accounts, id)
    const url = String(field(await look(browser), 'url'))
    expect((await browser.request('GET', url)).status).toBe(200)
    for (const other of [stranger, accounts.browser()]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await other.request('GET', url)).status).toBe(404)
    }
    accounts.wait(3 * day)
    await browser.call('POST', 'auth/jwt/refresh/', {})
    expect((await browser.request('GET', url)).status).toBe(404)
    expect(await look(browser)).toEqual({ state: 'none', next_at: null })
  })

  it('is made three times a day at most', async () => {
    const { accounts, browser, id } = await proMember('many-archives@kingside.example')
    for (const minutes of [1, 1, 1]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask(browser)).status).toBe(202)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await make(accounts, id)
      accounts.wait(minutes * 60_000)
    }
    expect(await ask(browser)).toMatchObject(refused('asked_lately', 429))
    expect(await look(browser)).toMatchObject({
      state: 'ready',
      next_at: '2026-02-01T12:00:00.000Z',
    })
    accounts.wait(day - 3 * 60_000)
    await browser.call('POST', 'auth/jwt/refresh/', {})
    expect((await ask(browser)).status).toBe(202)
  })

  it('S-84: is gone with the account', async () => {
    const { accounts, browser, id, playerId } = await proMember('gone-archive@kingside.example')
    await twoGames(playerId)
    await ask(browser)
    await make(accounts, id)
    const [part] = await database()
      .select()
      .from(gamesArchiveParts)
      .where(eq(gamesArchiveParts.accountId, id))
    const file = `private/${part?.file}.pgn`
    expect(await accounts.blobs.get(file)).not.toBeNull()
    await browser.call('POST', 'me/deletion/')
    // The archive itself does not live as long as the days before the end.
    await database()
      .update(gamesArchives)
      .set({ expiresAt: new Date('2027-01-01T00:00:00Z') })
      .where(eq(gamesArchives.accountId, id))
    accounts.wait(14 * day)
    await accounts.ownData.sweep()
    expect(await accounts.blobs.get(file)).toBeNull()
    expect(await database().$count(gamesArchives, eq(gamesArchives.accountId, id))).toBe(0)
    expect(await database().$count(gamesArchiveParts, eq(gamesArchiveParts.accountId, id))).toBe(0)
  })
})

describe('many games', () => {
  /** An archive whose batches the test sees, and whose process the test can end. */
  async function archiveOf(email: string, count: number) {
    const member = await proMember(email)
    await seed(database())
    const [opponentId] = await twoPlayers(database())
    const test = testRooms(database(), { settles: false })
    const { playerId } = member
    await writeFoaGames(test, database(), { playerId, opponentId, count, boardType: 'rapid' })
    const blobs = createMemoryBlobs()
    const batches: (readonly number[])[] = []
    const readGames = createArchiveReader(database())
    let rests = 0
    const open = (overrides: Partial<GamesArchiveDeps> = {}) =>
      createGamesArchive({
        store: createArchiveStore(database(), silentJobs),
        blobs,
        clock: { now: member.accounts.now },
        readGames: async (...which) => {
          const games = await readGames(...which)
          batches.push(games.map(({ id }) => id))
          return games
        },
        createKey: createFileId,
        rest: async () => void (rests += 1),
        onReady: async () => {},
        batchSize: 10,
        ...overrides,
      })
    const keyOf = async () =>
      (await createArchiveStore(database(), silentJobs).find(member.id))?.key ?? ''
    const textOf = async () => {
      const file = await open().open(member.id, await keyOf())
      const parts: string[] = []
      for await (const bytes of file?.bytes() ?? []) parts.push(Buffer.from(bytes).toString())
      return parts
    }
    return { ...member, open, keyOf, textOf, batches, blobs, rests: () => rests }
  }

  it('are read in batches, each older than the one before, and others have their turn after each', async () => {
    const { id, open, keyOf, textOf, batches, rests } = await archiveOf('long@kingside.example', 34)
    const archive = open()
    expect(await archive.ask(id)).toBe(true)
    await archive.make(id, await keyOf())
    expect(batches.map((batch) => batch.length)).toEqual([10, 10, 10, 4])
    const all = batches.flat()
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    expect(new Set(all).size).toBe(34)
    expect(rests()).toBe(34)
    expect(await archive.stateOf(id)).toMatchObject({ status: 'ready', games: 34 })
    expect((await textOf()).map((part) => part.match(/\[Event /g)?.length)).toEqual([10, 10, 10, 4])
  })

  it('go on after a restart where they were left, and none is there twice', async () => {
    const { id, open, keyOf, textOf, batches, blobs } = await archiveOf('halt@kingside.example', 34)
    let puts = 0
    const dying = {
      ...blobs,
      put: async (...file: Parameters<typeof blobs.put>) => {
        puts += 1
        if (puts === 3) throw new Error('The process has ended.')
        return blobs.put(...file)
      },
    }
    const begun = open({ blobs: dying })
    await begun.ask(id)
    const key = await keyOf()
    await expect(begun.make(id, key)).rejects.toThrow('The process has ended.')
    expect(await begun.stateOf(id)).toEqual({ status: 'failed' })
    batches.length = 0
    await open().make(id, key)
    // The third is made again, the first two are not.
    expect(batches.map((batch) => batch.length)).toEqual([10, 4])
    const parts = await textOf()
    expect(parts.map((part) => part.match(/\[Event /g)?.length)).toEqual([10, 10, 10, 4])
    // One that failed does not count for the day.
    expect(await open().stateOf(id)).toMatchObject({ nextAt: null })
  })

  it('of an archive that was replaced meanwhile are not kept', async () => {
    const { id, open, keyOf, blobs, accounts } = await archiveOf('twice@kingside.example', 24)
    const kept: string[] = []
    const watched = {
      ...blobs,
      put: async (...file: Parameters<typeof blobs.put>) => {
        kept.push(file[0])
        return blobs.put(...file)
      },
    }
    const archive = open({ blobs: watched })
    await archive.ask(id)
    const former = await keyOf()
    await archive.make(id, former)
    await archive.ask(id)
    await archive.make(id, former)
    expect(kept).toHaveLength(3)
    for (const file of kept) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await blobs.get(file)).toBeNull()
    }
    await archive.make(id, await keyOf())
    expect(kept).toHaveLength(6)
    accounts.wait(3 * day)
    await archive.sweep()
    expect(await blobs.get(kept.at(-1) ?? '')).toBeNull()
    expect(await archive.stateOf(id)).toEqual({ status: 'none', nextAt: null })
  })

  it('have their moves', async () => {
    const { playerId } = await proMember('moves@kingside.example')
    await twoGames(playerId)
    const games = await createArchiveReader(database())(playerId, null, 10)
    expect(games).toHaveLength(2)
    expect(await database().$count(gameMoves, eq(gameMoves.gameId, games[0]?.id ?? 0))).toBe(5)
    expect(games[0]?.pgn()).toContain('1. e4')
  })
})
