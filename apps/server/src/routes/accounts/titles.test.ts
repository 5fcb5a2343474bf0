import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { accounts, foaTitleCertificates, players } from '../../db/schema.ts'
import { createSettlementStore } from '../../db/ratings/settlement-store.ts'
import { settlementOf } from '../../domain/ratings/settlement.ts'
import { wonFoaGame, writeFoaGames } from '../../testing/foa-games.ts'
import { signUp, testAccounts } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { testRooms, twoPlayers } from '../../testing/test-rooms.ts'

const database = testDatabase()

/** A member with Pro and a verified FIDE ID, who has won a number of rapid games against 1000. */
async function openWorld(count: number) {
  const db = database()
  const site = await testAccounts(db)
  const email = `titled-${count}@kingside.example`
  const browser = await signUp(site, email)
  await db
    .update(accounts)
    .set({
      proUntil: new Date('2027-01-01T00:00:00Z'),
      fideId: 13_000_000 + count,
      fideVerifiedStatus: 2,
    })
    .where(eq(accounts.email, email))
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  const playerId = account?.playerId ?? 0
  await db.update(players).set({ name: 'Әйгерім Қожа' }).where(eq(players.id, playerId))
  const [player] = await db.select().from(players).where(eq(players.id, playerId))
  const test = testRooms(db, { settles: false, start: new Date('2026-01-31T12:00:00Z') })
  const [opponentId] = await twoPlayers(db)
  await writeFoaGames(test, db, { playerId, opponentId, count, boardType: 'rapid' })
  const win = async () => {
    const gameId = await wonFoaGame(test, [opponentId, playerId], 'rapid')
    await createSettlementStore(db).settle(gameId, settlementOf, test.clock.now())
  }
  return { site, browser, email, uid: player?.uid ?? '', win }
}

const bytesOf = async (response: Response | undefined) =>
  Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))

const nothing = { pdf: [], png: [], zip: null }

describe('the way to a title', () => {
  it('is told for each title and board type, and of a new account from its beginning', async () => {
    const { browser } = await openWorld(12)
    const { status, body } = await browser.call('GET', 'me/title-progress/')
    expect(status).toBe(200)
    expect(body).toHaveLength(12)
    expect(body).toContainEqual({
      title: 'ACM',
      board_type: 'rapid',
      games_played: 12,
      games_required: 50,
      performance: 1800,
      performance_required: 1100,
    })
    expect(body).toContainEqual({
      title: 'AGM',
      board_type: 'bullet',
      games_played: 0,
      games_required: 150,
      performance: null,
      performance_required: 2000,
    })
    expect(await browser.call('GET', 'me/title-certificates/')).toMatchObject({ body: nothing })
  })

  it('ends in a title that everybody sees, with certificates in the language of who asks', async () => {
    const { site, browser, uid, win } = await openWorld(49)
    await win()
    expect(await browser.call('GET', 'me/')).toMatchObject({
      body: { player: { fide_title: null, foa_title: 'AIM' } },
    })
    const visitor = site.browser()
    expect(await visitor.call('GET', `online/players/${uid}/profile/`)).toMatchObject({
      body: { foa_title: 'AIM' },
    })
    expect(await browser.call('GET', 'me/title-progress/')).toMatchObject({
      body: [{ title: 'AGM' }, { title: 'AGM' }, { title: 'AGM' }],
    })
    const own = await browser.call('GET', 'me/title-certificates/', undefined, {
      'accept-language': 'kz',
    })
    const asked = await visitor.call('GET', `online/players/${uid}/title-certificates/`)
    expect(asked.body).toEqual({
      pdf: [expect.stringMatching(/^\/files\/titles\/AIM-[\w-]{16}-en\.pdf$/)],
      png: [expect.stringMatching(/^\/files\/titles\/AIM-[\w-]{16}-en\.png$/)],
      zip: `/files/titles/${uid}-en.zip`,
    })
    const { pdf, png, zip } = Object(own.body)
    const [first, again] = await Promise.all(
      [pdf[0], pdf[0]].map((address) => visitor.request('GET', address)),
    )
    expect(first?.headers.get('content-type')).toBe('application/pdf')
    const bytes = await bytesOf(first)
    expect(bytes.toString('latin1')).toContain('/Lang (kk)')
    expect((await bytesOf(again)).equals(bytes)).toBe(true)
    const packed = await visitor.request('GET', zip)
    expect(packed.headers.get('content-disposition')).toContain('attachment')
    const files = unzipSync(new Uint8Array(await packed.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['AIM.pdf', 'AIM.png'])
    expect(Buffer.from(files['AIM.pdf'] ?? '').equals(bytes)).toBe(true)
    expect(
      Buffer.from(files['AIM.png'] ?? '')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect((await visitor.request('GET', png[0])).headers.get('content-type')).toBe('image/png')
    expect(await database().$count(foaTitleCertificates)).toBe(2)
  })

  it('shows no certificates of who is not there, or has left, nor others below that address', async () => {
    const { site, uid, email, win } = await openWorld(50)
    await win()
    const visitor = site.browser()
    const { body } = await visitor.call('GET', `online/players/${uid}/title-certificates/`)
    const { pdf, zip } = Object(body)
    await database()
      .update(accounts)
      .set({ closedAt: new Date('2026-02-01T00:00:00Z') })
      .where(eq(accounts.email, email))
    expect(await visitor.call('GET', `online/players/${uid}/title-certificates/`)).toMatchObject({
      body: nothing,
    })
    for (const path of [pdf[0], zip, '/files/titles/..%2Fen.pdf', `/files/titles/${uid}-fr.zip`]) {
      expect((await visitor.request('GET', path)).status).toBe(404)
    }
    expect(await visitor.call('GET', 'online/players/nobody/title-certificates/')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  })
})
