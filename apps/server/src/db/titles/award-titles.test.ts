import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { settlementOf } from '../../domain/ratings/settlement.ts'
import { createTitleNews } from '../../domain/titles/title-news.ts'
import { createNotificationFeed } from '../../domain/accounts/notification-feed.ts'
import type { Mail } from '../../domain/mail/mailer.ts'
import { verifiedMember, wonFoaGame, writeFoaGames } from '../../testing/foa-games.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { testRooms, twoPlayers } from '../../testing/test-rooms.ts'
import { createRatingRestorations } from '../ratings/rating-restorations.ts'
import { createSettlementStore } from '../ratings/settlement-store.ts'
import { accounts, foaTitles, notifications, players, ratingChanges } from '../schema.ts'
import { createTitleStore } from './title-store.ts'

const database = testDatabase()

/** Somebody with 49 rapid games won against 1000, and a 50th that is over and not settled; and two more such games. */
async function almostThere(overrides: Partial<typeof accounts.$inferInsert> = {}, count = 49) {
  const db = database()
  const test = testRooms(db, { settles: false })
  const [opponentId, playerId] = await twoPlayers(db)
  await verifiedMember(db, playerId, overrides)
  await verifiedMember(db, opponentId)
  await writeFoaGames(test, db, { playerId, opponentId, count, boardType: 'rapid' })
  const win = () => wonFoaGame(test, [opponentId, playerId], 'rapid')
  const store = createSettlementStore(db)
  const settle = (gameId: string) => store.settle(gameId, settlementOf, test.clock.now())
  const titlesOf = () => db.select().from(foaTitles).where(eq(foaTitles.playerId, playerId))
  const noticesOf = () =>
    db
      .select()
      .from(notifications)
      .where(and(eq(notifications.playerId, playerId), eq(notifications.type, 'TITLE_AWARDED')))
  const playerOf = async () => (await db.select().from(players).where(eq(players.id, playerId)))[0]
  return { db, test, playerId, opponentId, win, settle, titlesOf, noticesOf, playerOf }
}

describe('the settler gives a title', () => {
  it('once, though two settlers have the game and another ends at once', async () => {
    const { win, settle, titlesOf, noticesOf, playerOf } = await almostThere()
    const last = await win()
    const next = await win()
    const settled = await Promise.all([last, last, next, next].map(settle))
    expect(settled.map(({ status }) => status).toSorted()).toEqual([
      'nothing',
      'nothing',
      'settled',
      'settled',
    ])
    const awarded = settled.flatMap((each) => (each.status === 'settled' ? each.awarded : []))
    expect(awarded).toHaveLength(1)
    // 50 of 50 against 998 on average (the last had 900): 998 + 800.
    expect(await titlesOf()).toMatchObject([
      { title: 'AIM', boardType: 'rapid', games: 50, performance: 1798 },
    ])
    expect(await noticesOf()).toMatchObject([{ title: 'You’re an Arena International Master now' }])
    expect(await playerOf()).toMatchObject({ title: null, foaTitle: 'AIM' })
  })

  it('not before the last game that it takes', async () => {
    const { win, settle, titlesOf } = await almostThere({}, 48)
    await settle(await win())
    expect(await titlesOf()).toEqual([])
  })

  it.each([
    ['Pro', { proUntil: null }],
    ['Pro that holds', { proUntil: new Date('2025-12-31T00:00:00Z') }],
    ['a verified FIDE ID', { fideVerifiedStatus: 1 }],
    ['a FIDE ID', { fideId: null }],
    ['an open account', { closedAt: new Date('2026-01-02T00:00:00Z') }],
  ])('to nobody without %s, and then with the next game', async (_, without) => {
    const { db, playerId, win, settle, titlesOf, noticesOf } = await almostThere(without)
    await settle(await win())
    expect(await titlesOf()).toEqual([])
    expect(await noticesOf()).toEqual([])
    await db
      .update(accounts)
      .set({
        proUntil: new Date('2027-01-01T00:00:00Z'),
        fideId: 20_000_000 + playerId,
        fideVerifiedStatus: 2,
        closedAt: null,
      })
      .where(eq(accounts.playerId, playerId))
    await settle(await win())
    expect(await titlesOf()).toHaveLength(1)
  })

  it('in the language of the member, by mail also after a process died with it', async () => {
    const { db, playerId, win, settle } = await almostThere({ language: 'ru' })
    await settle(await win())
    const mails: Mail[] = []
    let isBroken = true
    let at = new Date('2026-02-01T00:00:00Z')
    const news = () =>
      createTitleNews({
        titles: createTitleStore(db),
        notificationFeed: createNotificationFeed(),
        mailer: {
          send: async (mail) => {
            if (isBroken) throw new Error('The line is broken.')
            mails.push(mail)
          },
        },
        clock: { now: () => at },
        siteOrigin: () => 'https://kingside.example',
      })
    await expect(news().sendMails()).rejects.toThrow('The line is broken.')
    isBroken = false
    await news().sendMails()
    expect(mails).toEqual([])
    at = new Date('2026-02-01T00:10:00Z')
    await Promise.all([news().sendMails(), news().sendMails()])
    await news().sendMails()
    const own = mails.filter(({ to }) => to === `member-${playerId}@kingside.example`)
    expect(own).toMatchObject([
      { language: 'ru', subject: 'Вам присвоено звание: Международный мастер Арены' },
    ])
    expect(own[0]?.text).toContain('https://kingside.example/profile')
  })
})

describe('a ban for cheating', () => {
  it('takes the titles of the cheat, whose games before it count no more', async () => {
    const { db, playerId, win, settle, titlesOf, playerOf } = await almostThere()
    await settle(await win())
    const at = new Date('2026-06-01T00:00:00Z')
    await createRatingRestorations(db).restore(playerId, new Date(0), at)
    expect(await titlesOf()).toMatchObject([{ withdrawnAt: at }])
    expect(await playerOf()).toMatchObject({ foaTitle: null })
    const uid = (await playerOf())?.uid ?? ''
    expect(await createTitleStore(db).titlesOf(uid)).toEqual([])
    expect((await createTitleStore(db).wayOf(playerId)).games.rapid).toEqual([])
  })

  it('takes the games out of the way to a title that others lost to the cheat', async () => {
    const { db, playerId, opponentId, win, settle } = await almostThere()
    const lost = await win()
    await settle(lost)
    const before = (await createTitleStore(db).wayOf(opponentId)).games.rapid.length
    await createRatingRestorations(db).restore(
      playerId,
      new Date(0),
      new Date('2026-06-01T00:00:00Z'),
    )
    const left = await db
      .select()
      .from(ratingChanges)
      .where(and(eq(ratingChanges.playerId, opponentId), isNull(ratingChanges.restoredAt)))
    expect(before).toBe(50)
    expect((await createTitleStore(db).wayOf(opponentId)).games.rapid).toHaveLength(left.length)
  })
})
