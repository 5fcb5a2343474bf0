import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createOperatorPaymentStore } from '../db/payments/operator-payment-store.ts'
import {
  accounts as accountRows,
  operatorActs,
  orders,
  tournamentEntries,
  tournaments,
} from '../db/schema.ts'
import { createOperatorPayments } from '../domain/payments/operator-payments.ts'
import { signUp, testAccounts } from '../testing/test-accounts.ts'
import { testDatabase } from '../testing/test-database.ts'
import { tournamentWorld } from '../testing/tournament-world.ts'

const database = testDatabase()

async function orderOf(email: string, id: string, status: 'open' | 'paid') {
  const db = database()
  const accounts = await testAccounts(db)
  await signUp(accounts, email)
  const [row] = await db
    .select({ id: accountRows.id })
    .from(accountRows)
    .where(eq(accountRows.email, email))
  const at = accounts.now()
  await db.insert(orders).values({
    id,
    kind: 'plan',
    status,
    payerId: row?.id ?? null,
    ownerId: row?.id ?? null,
    plan: 'pro-annual',
    amountCents: 4999,
    currency: 'USD',
    createdAt: at,
    ...(status === 'paid' && { paidAt: at }),
  })
  return createOperatorPayments(createOperatorPaymentStore(db), accounts.payments.ports)
}

const wish = (press: string) => ({
  reason: 'Paid by mistake.',
  press,
  operator: 'operator@kingside.example',
})

it('an operator finds an order by a part of its payer’s address, by its id, kind and status', async () => {
  const payments = await orderOf('needle@kingside.example', 'order-to-find', 'paid')
  const idsOf = async (filter: Parameters<typeof payments.list>[0]) =>
    (await payments.list(filter, { limit: 10, offset: 0 })).orders.map(({ id }) => id)
  expect(await idsOf({ search: 'NEEDLE@' })).toEqual(['order-to-find'])
  expect(await idsOf({ search: 'order-to-find', status: 'paid', kind: 'plan' })).toEqual([
    'order-to-find',
  ])
  expect(await idsOf({ search: 'needle@', status: 'refunded' })).toEqual([])
  expect(await idsOf({ search: '%' })).toEqual([])
  expect(await payments.get('nothing')).toBeNull()
})

it('S-63: a payment goes back once: the same press again is the same, another one is refused', async () => {
  const payments = await orderOf('refunded@kingside.example', 'order-to-refund', 'paid')
  expect(await payments.refund('order-to-refund', wish('first-press'))).toMatchObject({
    status: 'refunding',
    payer: { email: 'refunded@kingside.example' },
    acts: [{ operator: 'operator@kingside.example', reason: 'Paid by mistake.' }],
  })
  expect(await payments.refund('order-to-refund', wish('first-press'))).toMatchObject({
    acts: [{ reason: 'Paid by mistake.' }],
  })
  expect(await payments.refund('order-to-refund', wish('other-press'))).toBe('already_returned')
  expect(await database().$count(operatorActs, eq(operatorActs.subject, 'order-to-refund'))).toBe(1)
})

it('what was not paid does not go back', async () => {
  const payments = await orderOf('unpaid@kingside.example', 'order-unpaid', 'open')
  expect(await payments.refund('order-unpaid', wish('a-press-of-it'))).toBe('not_paid')
  expect(await payments.refund('nothing', wish('a-press-of-it'))).toBe('not_found')
})

it('a fee that an operator gives back frees the seat before the start, and not in one that is played', async () => {
  const db = database()
  const world = tournamentWorld(db)
  const seatOf = async (name: string, stage: 'expected' | 'goes') => {
    const email = `${name}@kingside.example`
    const order = `order-of-${name}`
    const payments = await orderOf(email, order, 'paid')
    const id = await world.addTournament({ name, entryFeeCents: 500, maxParticipants: 2 })
    const [payer] = await db.select().from(accountRows).where(eq(accountRows.email, email))
    await world.enter(id, [payer?.playerId ?? 0])
    await db.update(tournaments).set({ stage }).where(eq(tournaments.id, id))
    const about = { kind: 'tournament', plan: null, tournamentId: id } as const
    await db.update(orders).set(about).where(eq(orders.id, order))
    await payments.refund(order, wish(`press-of-${name}`))
    const [seat] = await db
      .select({ status: tournamentEntries.status, taken: tournaments.seatsTaken })
      .from(tournamentEntries)
      .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
      .where(eq(tournamentEntries.tournamentId, id))
    return seat
  }
  expect(await seatOf('before', 'expected')).toEqual({ status: 'left', taken: 0 })
  expect(await seatOf('during', 'goes')).toEqual({ status: 'joined', taken: 1 })
})
