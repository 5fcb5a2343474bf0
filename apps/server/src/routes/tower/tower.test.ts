import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTowerStore } from '../../db/tower/tower-store.ts'
import { accounts, proGrants, shopCodes, towerItems, towerPoints } from '../../db/schema.ts'
import { apiWorld, type TestPerson } from '../../testing/api-world.ts'
import { manualClock } from '../../testing/manual-clock.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { wireTower } from '../../wire-tower.ts'

const database = testDatabase()
const { motivation: calls } = contract

async function makeWorld() {
  const db = database()
  await db.delete(shopCodes)
  const clock = manualClock()
  const world = apiWorld(db, clock, { tower: wireTower({ db, clock }) })
  let sources = 0
  const earn = async ({ id }: TestPerson, points: number, day = '2026-01-01') => {
    sources += 1
    await db
      .insert(towerPoints)
      .values({ playerId: id, source: 'game', sourceId: sources, points, day })
  }
  return {
    ...world,
    earn,
    /** A member who takes part and has so many points. */
    addClimber: async (points = 0, facts: Parameters<typeof world.addPerson>[0] = {}) => {
      const who = await world.addPerson({ gamificationConsent: true, ...facts })
      if (points > 0) await earn(who, points)
      return who
    },
    addCodes: (...codes: readonly string[]) => createTowerStore(db).addCodes(codes, clock.now()),
    claim: (who: TestPerson, level: number) => world.call(who, calls.claim, { params: { level } }),
    claimAll: async (who: TestPerson, from: number, to: number) => {
      for (let level = from; level <= to; level += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await world.call(who, calls.claim, { params: { level } })
      }
    },
    buy: (who: TestPerson, benefitId: number) =>
      world.call(who, calls.purchaseBenefit, { params: { benefitId } }),
    activate: (who: TestPerson, id: number) =>
      world.call(who, calls.activateItem, { params: { id } }),
    stats: (who: TestPerson) => world.call(who, calls.myStats),
    items: async (who: TestPerson, query = '') =>
      (await world.call(who, calls.inventory, { query })).results,
    refuseClaim: async (who: TestPerson | null, level: number) =>
      (await world.refusal(who, calls.claim, { params: { level } })).code,
  }
}
let world: Awaited<ReturnType<typeof makeWorld>>
beforeEach(async () => {
  world = await makeWorld()
})

const oneOf = async (responses: readonly Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status).toSorted((a, b) => a - b)

describe('the tower', () => {
  it('is there for everybody: levels, rewards and benefits', async () => {
    for (const who of [null, await world.addVisitor(), await world.addPerson()]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { count, results } = await world.call(who, calls.tower)
      expect(count).toBe(30)
      expect(results[0]).toEqual({
        number: 1,
        points: 10,
        player_rewards: [{ reward_id: 11, claimed_at: null }],
      })
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await world.call(who, calls.rewards)).toHaveLength(40)
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await world.call(who, calls.benefits)).results).toMatchObject([
        { kind: 'PRO_SUBSCRIPTION', price: 600, is_sold_out: false },
        { kind: 'SHOP_PROMO_CODE', price: 300, is_sold_out: true },
        { kind: 'EXTRA_PUZZLES', price: 40, is_sold_out: false },
      ])
    }
    const page = await world.call(null, calls.tower, { query: '?limit=2&offset=29' })
    expect(page.results.map(({ number }) => number)).toEqual([30])
  })

  it('has the rewards of the own membership', async () => {
    const kindsAt = async (who: TestPerson | null, level: number) => {
      const rewards = await world.call(who, calls.rewards)
      const { results } = await world.call(who, calls.tower)
      return results[level - 1]?.player_rewards.map(
        ({ reward_id: id }) => rewards.find((reward) => reward.id === id)?.kind,
      )
    }
    const [free, pro] = [await world.addPerson(), await world.addPerson({ role: 'pro' })]
    for (const who of [null, free]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await kindsAt(who, 10)).toEqual(['PRO_SUBSCRIPTION', 'POSTCARD', 'COINS'])
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await kindsAt(who, 15)).toEqual(['POSTCARD', 'COINS'])
    }
    expect(await kindsAt(pro, 10)).toEqual(['POSTCARD', 'COINS'])
    expect(await kindsAt(pro, 15)).toEqual(['SHOP_PROMO_CODE', 'POSTCARD', 'COINS'])
  })

  it.each([calls.myStats, calls.claim, calls.purchaseBenefit, calls.inventory, calls.activateItem])(
    'is climbed by members only: $id',
    async (call) => {
      const params = { level: 1, benefitId: 1, id: 1 }
      const visitor = await world.addVisitor()
      expect(await world.refusal(visitor, call, { params })).toMatchObject({ status: 401 })
      expect(await world.refusal(null, call, { params })).toMatchObject({ status: 401 })
    },
  )

  it('tells how far one is, at the edges of levels and of the day', async () => {
    const who = await world.addClimber(9)
    expect(await world.stats(who)).toEqual({
      points: 9,
      coins: 0,
      level: 0,
      next_level_points: 10,
      points_today: 0,
      points_a_day: 60,
      has_consent: true,
    })
    await world.earn(who, 1, '2026-01-31')
    expect(await world.stats(who)).toMatchObject({
      level: 1,
      next_level_points: 30,
      points_today: 1,
    })
    await world.earn(who, 4639)
    expect(await world.stats(who)).toMatchObject({ level: 29, next_level_points: 4650 })
    await world.earn(who, 1)
    expect(await world.stats(who)).toMatchObject({ level: 30, next_level_points: null })
  })
})

describe('a claim', () => {
  it('gives what the level has, once, and not before it is reached', async () => {
    const who = await world.addClimber(29)
    expect(await world.refuseClaim(who, 2)).toBe('reward_unavailable')
    await world.earn(who, 1)
    expect(await world.claim(who, 2)).toMatchObject([
      { id: 21, level: 2, kind: 'COINS', amount: 14 },
    ])
    expect(await world.stats(who)).toMatchObject({ coins: 14 })
    expect((await world.call(who, calls.tower)).results[1]?.player_rewards).toEqual([
      { reward_id: 21, claimed_at: '2026-01-31T12:00:00.000Z' },
    ])
    expect(await world.refuseClaim(who, 2)).toBe('reward_unavailable')
    for (const level of [31, 999]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await world.refuseClaim(who, level)).toBe('not_found')
    }
    for (const level of [0, -1, 1.5]) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await world.refuseClaim(who, level)).toBe('bad_request')
    }
  })

  it('gives once though two requests race', async () => {
    const who = await world.addClimber(550)
    const claim = () => world.send(who, calls.claim, { params: { level: 10 } })
    expect(await oneOf([claim(), claim(), claim()])).toEqual([200, 400, 400])
    expect(await world.stats(who)).toMatchObject({ coins: 30 })
    expect(await world.items(who)).toHaveLength(1)
  })

  it('takes consent that is given and not taken back, of who is old enough', async () => {
    const silent = await world.addClimber(10, { gamificationConsent: false })
    const child = await world.addClimber(10, { birthDate: '2013-02-01' })
    for (const who of [silent, child]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await world.refusal(who, calls.claim, { params: { level: 1 } })).toMatchObject({
        status: 403,
        code: 'consent_required',
      })
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await world.stats(who)).toMatchObject({ level: 1, coins: 0, has_consent: false })
    }
    const consent = (given: boolean) =>
      database()
        .update(accounts)
        .set({ gamificationConsent: given })
        .where(eq(accounts.playerId, silent.id))
    await consent(true)
    expect(await world.claim(silent, 1)).toHaveLength(1)
    await consent(false)
    expect(await world.stats(silent)).toMatchObject({ points: 10, coins: 12 })
    expect(
      await world.refusal(silent, calls.purchaseBenefit, { params: { benefitId: 3 } }),
    ).toMatchObject({ code: 'consent_required' })
  })

  it('has a month of Pro for free members, and a code of the shop for Pro', async () => {
    await world.addCodes('SHOP-1')
    const free = await world.addClimber(1200)
    expect((await world.claim(free, 10)).map(({ kind }) => kind)).toEqual([
      'PRO_SUBSCRIPTION',
      'POSTCARD',
      'COINS',
    ])
    expect((await world.claim(free, 15)).map(({ kind }) => kind)).toEqual(['POSTCARD', 'COINS'])
    const pro = await world.addClimber(1200, { role: 'pro' })
    expect((await world.claim(pro, 10)).map(({ kind }) => kind)).toEqual(['POSTCARD', 'COINS'])
    expect((await world.claim(pro, 15)).map(({ kind }) => kind)).toEqual([
      'SHOP_PROMO_CODE',
      'POSTCARD',
      'COINS',
    ])
    expect(await world.items(pro)).toMatchObject([
      { benefit: { kind: 'SHOP_PROMO_CODE' }, activated_at: null, promo_code: null },
    ])
  })
})

describe('a purchase', () => {
  it('takes coins, and is refused without enough of them', async () => {
    const who = await world.addClimber(60)
    await world.claimAll(who, 1, 2)
    const buying = { params: { benefitId: 3 } }
    expect(await world.refusal(who, calls.purchaseBenefit, buying)).toMatchObject({
      status: 400,
      code: 'not_enough_coins',
    })
    await world.claim(who, 3)
    expect(await world.stats(who)).toMatchObject({ coins: 42 })
    expect(await world.buy(who, 3)).toMatchObject({
      benefit: { kind: 'EXTRA_PUZZLES', price: 40 },
      activated_at: null,
    })
    expect(await world.stats(who)).toMatchObject({ coins: 2 })
    const unknown = { params: { benefitId: 99 } }
    expect(await world.refusal(who, calls.purchaseBenefit, unknown)).toMatchObject({
      code: 'not_found',
    })
  })

  it('never takes more coins than there are, though two race', async () => {
    const who = await world.addClimber(60)
    await world.claimAll(who, 1, 3)
    const buy = () => world.send(who, calls.purchaseBenefit, { params: { benefitId: 3 } })
    expect(await oneOf([buy(), buy(), buy()])).toEqual([200, 400, 400])
    expect(await world.stats(who)).toMatchObject({ coins: 2 })
    expect(await world.items(who)).toHaveLength(1)
  })

  it('of the last code is one of two members’ who race; then they are sold out', async () => {
    await world.addCodes('LAST-ONE')
    const rich = [await world.addClimber(4650), await world.addClimber(4650)]
    for (const who of rich) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await world.claimAll(who, 16, 24)
    }
    const statuses = await oneOf(
      rich.map((who) => world.send(who, calls.purchaseBenefit, { params: { benefitId: 2 } })),
    )
    expect(statuses).toEqual([200, 409])
    expect((await world.call(null, calls.benefits)).results[1]?.is_sold_out).toBe(true)
  })
})

describe('an item', () => {
  it('of Pro is added where the time that is there is over, once though two race', async () => {
    const who = await world.addClimber(550)
    await world.claim(who, 10)
    const [item] = await world.items(who)
    const id = item?.id ?? 0
    const activate = () => world.send(who, calls.activateItem, { params: { id } })
    expect(await oneOf([activate(), activate()])).toEqual([200, 200])
    const [account] = await database().select().from(accounts).where(eq(accounts.playerId, who.id))
    expect(account?.proUntil).toEqual(new Date('2026-02-28T12:00:00Z'))
    const grants = await database()
      .select()
      .from(proGrants)
      .where(eq(proGrants.accountId, account?.id ?? 0))
    expect(grants).toMatchObject([{ source: 'reward', months: 1 }])
    world.clock.pass(60_000)
    expect(await world.activate(who, id)).toMatchObject({
      activated_at: '2026-01-31T12:00:00.000Z',
    })
  })

  it('of Pro is kept by who has Pro for life', async () => {
    const who = await world.addClimber(550)
    await world.claim(who, 10)
    await database()
      .update(accounts)
      .set({ proUntil: new Date('9999-12-31T00:00:00Z') })
      .where(eq(accounts.playerId, who.id))
    const [item] = await world.items(who)
    const params = { id: item?.id ?? 0 }
    expect(await world.refusal(who, calls.activateItem, { params })).toMatchObject({
      code: 'of_no_use',
    })
    expect(await world.items(who, '?is_activated=false')).toHaveLength(1)
  })

  it('shows its code of the shop with the activation, the same one ever after', async () => {
    await world.addCodes('FIRST', 'SECOND')
    const who = await world.addClimber(1200, { role: 'pro' })
    await world.claim(who, 15)
    const [item] = await world.items(who)
    expect(JSON.stringify(item)).not.toContain('FIRST')
    expect(await world.activate(who, item?.id ?? 0)).toMatchObject({ promo_code: 'FIRST' })
    expect(await world.activate(who, item?.id ?? 0)).toMatchObject({ promo_code: 'FIRST' })
    expect(await world.items(who)).toMatchObject([{ promo_code: 'FIRST' }])
  })

  it('that was won while there were no codes waits for one', async () => {
    const who = await world.addClimber(1200, { role: 'pro' })
    await world.claim(who, 15)
    const [item] = await world.items(who)
    const params = { id: item?.id ?? 0 }
    expect(await world.refusal(who, calls.activateItem, { params })).toMatchObject({
      code: 'sold_out',
    })
    await world.addCodes('LATE')
    expect(await world.activate(who, params.id)).toMatchObject({ promo_code: 'LATE' })
  })

  it('of puzzles is for who has a limit', async () => {
    const pro = await world.addClimber(60, { role: 'pro' })
    await world.claimAll(pro, 1, 3)
    const { id } = await world.buy(pro, 3)
    expect(await world.refusal(pro, calls.activateItem, { params: { id } })).toMatchObject({
      code: 'of_no_use',
    })
  })

  it('of somebody else is not there', async () => {
    const [who, other] = [await world.addClimber(60), await world.addClimber(60)]
    await world.claimAll(who, 1, 3)
    const { id } = await world.buy(who, 3)
    expect(await world.refusal(other, calls.activateItem, { params: { id } })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect(await world.items(other)).toEqual([])
    const [row] = await database().select().from(towerItems).where(eq(towerItems.id, id))
    expect(row?.activatedAt).toBeNull()
  })

  it('is listed with the newest first, by kind and by whether it is activated', async () => {
    const who = await world.addClimber(550)
    await world.claimAll(who, 1, 10)
    const { id } = await world.buy(who, 3)
    await world.activate(who, id)
    const kinds = async (query: string) =>
      (await world.items(who, query)).map(({ benefit: { kind } }) => kind)
    expect(await kinds('')).toEqual(['EXTRA_PUZZLES', 'PRO_SUBSCRIPTION'])
    expect(await kinds('?kind=PRO_SUBSCRIPTION')).toEqual(['PRO_SUBSCRIPTION'])
    expect(await kinds('?is_activated=true')).toEqual(['EXTRA_PUZZLES'])
    expect(await kinds('?is_activated=false')).toEqual(['PRO_SUBSCRIPTION'])
    expect(await kinds('?limit=1&offset=1')).toEqual(['PRO_SUBSCRIPTION'])
  })
})
