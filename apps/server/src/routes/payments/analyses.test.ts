import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createAnalysisDeskStore } from '../../db/payments/analysis-order-store.ts'
import { createOperatorPaymentStore } from '../../db/payments/operator-payment-store.ts'
import { games, operatorActs, players } from '../../db/schema.ts'
import { createAnalysisDesk } from '../../domain/payments/analysis-desk.ts'
import { createOperatorPayments } from '../../domain/payments/operator-payments.ts'
import { sweepPayments } from '../../domain/payments/sweep-payments.ts'
import { signUp, testAccounts, type TestBrowser } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { openGame, testRooms, twoPlayers } from '../../testing/test-rooms.ts'

const database = testDatabase()

/** Ten moves by each side. */
const moves =
  'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5'
const annotated = `[Event "Analysis"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 {The Spanish.} a6 4. Ba4 (4. Bxc6 dxc6) *`
const operator = 'operator@kingside.example'

let members = 0
async function site() {
  const db = database()
  const accounts = await testAccounts(db)
  const pages = accounts.payments.sandbox.sandbox?.payments?.pages
  if (!pages) throw new Error('The test has no sandbox.')
  const { ports } = accounts.payments
  const desk = createAnalysisDesk({ store: createAnalysisDeskStore(db), ports })
  const operatorPayments = createOperatorPayments(createOperatorPaymentStore(db), ports)
  const join = async () => {
    const email = `analysed-${(members += 1)}@kingside.example`
    const browser = await signUp(accounts, email)
    const { body } = await browser.call('GET', 'me/')
    return { email, browser, uid: textOf(body, 'uid') }
  }
  /** A game that a member has played with White, to its end. */
  const play = async (uid: string, line = moves, isOver = true) => {
    const rooms = testRooms(db)
    const [, black] = await twoPlayers(db)
    const [white] = await db.select().from(players).where(eq(players.uid, uid))
    const { gameId, line: playLine } = await openGame(rooms, [white?.id ?? 0, black])
    await playLine(line)
    if (isOver) {
      await db.update(games).set({ endedAt: accounts.now() }).where(eq(games.uid, gameId))
    }
    return gameId
  }
  const back = { success_url: '/profile/games?paidResult=1', cancel_url: '/profile/games' }
  const checkout = (browser: TestBrowser, game: string, more: object = {}) =>
    browser.call('POST', 'payments-v2/get-checkout-session-url/paid-game-analysis/', {
      for_board_uid: game,
      ...back,
      ...more,
    })
  const buy = async (browser: TestBrowser, game: string, more: object = {}) => {
    const { body } = await checkout(browser, game, more)
    await pages.pay(textOf(body, 'url').split('/').at(-1) ?? '', 'card')
  }
  const offer = async (browser: TestBrowser, game: string) =>
    (await browser.call('GET', `me/analysis-orders/offers/${game}/`)).body
  const own = async (browser: TestBrowser) =>
    (await browser.call('GET', 'me/analysis-orders/')).body
  const sweep = async () => {
    await pages.sweep()
    await sweepPayments(ports)
  }
  return { ...accounts, db, desk, operatorPayments, join, play, checkout, buy, offer, own, sweep }
}

const textOf = (body: unknown, field: string): string => String(Reflect.get(Object(body), field))

it('is paid for, taken, and delivered with a mail; each step is seen by the owner', async () => {
  const { db, desk, join, play, buy, offer, own, mailTo } = await site()
  const { email, browser, uid } = await join()
  const game = await play(uid)
  expect(await offer(browser, game)).toMatchObject({
    game: { id: game },
    price: { cents: 7000, currency: 'EUR' },
    refusal: null,
    order: null,
  })
  await buy(browser, game, { analyst: ' A. Analyst ' })
  expect((await mailTo(email))?.subject).toBe('Your game analysis is ordered')
  const [first] = Object(await own(browser))
  expect(first).toMatchObject({ game_id: game, status: 'paid', analyst: 'A. Analyst', pgn: null })
  expect(Date.parse(first.due_at) - Date.parse(first.ordered_at)).toBe(7 * 86_400_000)

  expect(await desk.take(first.id, operator)).toMatchObject({
    status: 'in_work',
    takenBy: operator,
  })
  expect(await desk.take(first.id, 'other@kingside.example')).toBe('changed_meanwhile')
  expect(await offer(browser, game)).toMatchObject({ order: { status: 'in_work' } })

  const work = { analyst: 'A. Analyst', videoUrl: 'https://video.example/1', pgn: annotated }
  expect(await desk.deliver(first.id, { ...work, pgn: '1. d4 d5 *' }, operator)).toBe('other_game')
  expect(await desk.deliver(first.id, { ...work, pgn: '1. Ke5' }, operator)).toBe('broken_pgn')
  expect(await desk.deliver('nothing', work, operator)).toBe('not_found')
  expect(await own(browser)).toMatchObject([{ status: 'in_work' }])
  expect(await desk.deliver(first.id, work, operator)).toMatchObject({ status: 'delivered' })
  const mail = await mailTo(email)
  expect(mail?.subject).toBe('Your game analysis is here')
  expect(mail?.body).toContain('https://video.example/1')
  expect(mail?.body).toContain('{The Spanish.}')
  expect(await own(browser)).toMatchObject([
    { status: 'delivered', video_url: 'https://video.example/1', pgn: annotated },
  ])
  const acts = await db.select().from(operatorActs).where(eq(operatorActs.subject, first.id))
  expect(acts.map(({ action }) => action)).toEqual(['take-analysis', 'deliver-analysis'])
})

it('is sold once, and again after its money went back, when it can’t be delivered any more', async () => {
  const { desk, operatorPayments, join, play, checkout, buy, own, sweep, wait } = await site()
  const { browser, uid } = await join()
  const game = await play(uid)
  await buy(browser, game)
  expect((await checkout(browser, game)).body).toMatchObject({ code: 'order_exists' })
  const [order] = Object(await own(browser))
  await operatorPayments.refund(order.id, { reason: 'No time.', press: 'press-0001', operator })
  await sweep()
  expect(await own(browser)).toMatchObject([{ status: 'refunded' }])
  const work = { analyst: 'A. Analyst', videoUrl: 'https://video.example/1', pgn: annotated }
  expect(await desk.take(order.id, operator)).toBe('changed_meanwhile')
  expect(await desk.deliver(order.id, work, operator)).toBe('changed_meanwhile')
  wait(60_000)
  await buy(browser, game)
  expect(await own(browser)).toMatchObject([{ status: 'paid' }, { status: 'refunded' }])
})

it('is made once where two tabs both paid: the other’s money goes back', async () => {
  const { join, play, checkout, offer, own, sweep, payments, wait } = await site()
  const { browser, uid } = await join()
  const game = await play(uid)
  const sessions = await Promise.all([checkout(browser, game), checkout(browser, game)])
  for (const { body } of sessions) {
    const session = textOf(body, 'url').split('/').at(-1) ?? ''
    // oxlint-disable-next-line no-await-in-loop -- the second one pays later
    await payments.sandbox.sandbox?.payments?.pages.pay(session, 'card')
    wait(60_000)
  }
  await sweep()
  const statuses = Object(await own(browser)).map(({ status }: { status: string }) => status)
  expect(statuses.toSorted()).toEqual(['paid', 'refunded'])
  expect(await offer(browser, game)).toMatchObject({ order: { status: 'paid' } })
})

it('is of a game of one’s own that is over, and no other', async () => {
  const { join, play, checkout, offer } = await site()
  const [me, stranger] = [await join(), await join()]
  const short = await play(me.uid, 'f2f3 e7e5 g2g4 d8h4')
  expect(await offer(me.browser, short)).toMatchObject({ refusal: 'too_short' })
  const running = await play(me.uid, moves, false)
  expect(await offer(me.browser, running)).toMatchObject({ refusal: 'not_over' })
  for (const game of [short, running]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await checkout(me.browser, game)).body).toMatchObject({ code: 'not_found' })
  }
  expect(await offer(stranger.browser, short)).toMatchObject({ code: 'not_found' })
})

it('lists what is due first, and by how it stands', async () => {
  const { desk, join, play, buy, own, wait } = await site()
  const { browser, uid } = await join()
  for (let index = 0; index < 3; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await buy(browser, await play(uid))
    wait(60_000)
  }
  const [newest, middle, oldest] = Object(await own(browser))
  await desk.take(middle.id, operator)
  const work = { analyst: 'A. Analyst', videoUrl: 'https://video.example/1', pgn: annotated }
  await desk.deliver(oldest.id, work, operator)
  const mine = new Set([newest.id, middle.id, oldest.id])
  const idsOf = async (filter: Parameters<typeof desk.list>[0]) =>
    (await desk.list(filter, { limit: 100, offset: 0 })).orders
      .map(({ id }) => id)
      .filter((id) => mine.has(id))
  expect(await idsOf({})).toEqual([middle.id, newest.id, oldest.id])
  expect(await idsOf({ status: 'in_work' })).toEqual([middle.id])
  expect(await idsOf({ status: 'delivered' })).toEqual([oldest.id])
  const { orders } = await desk.list({ status: 'paid' }, { limit: 100, offset: 0 })
  expect(orders.find(({ id }) => id === newest.id)).toMatchObject({
    owner: { uid, email: expect.stringContaining('analysed-') },
  })
})
