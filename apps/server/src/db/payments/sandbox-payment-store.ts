import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { SandboxPaymentStore } from '../../payments/sandbox-state.ts'
import type { Database } from '../database.ts'
import { sandboxMessages, sandboxPayments } from '../schema.ts'

/** What the sandbox's provider knows, on Postgres. */
export function createSandboxPaymentStore(db: Database): SandboxPaymentStore {
  const subscriptions = async (condition: ReturnType<typeof sql>) => {
    const rows = await db
      .select()
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.kind, 'subscription'), condition))
      .orderBy(asc(sandboxPayments.createdAt))
    return rows.flatMap(({ ref, state }) =>
      state.kind === 'subscription' ? [{ ref, subscription: state }] : [],
    )
  }
  const ofOrder = (orderId: string) =>
    db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId))
  return {
    find: async (ref) => {
      const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref))
      return row?.state ?? null
    },
    put: async (ref, orderId, state, at) => {
      await db
        .insert(sandboxPayments)
        .values({ ref, orderId, kind: state.kind, state, createdAt: at })
        .onConflictDoUpdate({ target: sandboxPayments.ref, set: { state } })
    },
    settleSession: async (ref, session) => {
      const settled = await db
        .update(sandboxPayments)
        .set({ state: session })
        .where(
          and(
            eq(sandboxPayments.ref, ref),
            sql`${sandboxPayments.state}->>'status' = ${session.status === 'left' ? 'open' : sql`any(array['open','left'])`}`,
          ),
        )
        .returning({ ref: sandboxPayments.ref })
      return settled.length > 0
    },
    hasPaid: async (orderId) =>
      (await ofOrder(orderId)).some(
        ({ state }) => state.kind === 'subscription' || state.status === 'paid',
      ),
    sessionOfOrder: async (orderId) => {
      const states = (await ofOrder(orderId)).map(({ state }) => state)
      return (
        states
          .filter((state) => state.kind === 'session')
          .find(({ status }) => status === 'paid') ?? null
      )
    },
    subscriptionsOf: (customerRef) =>
      subscriptions(sql`${sandboxPayments.state}->>'customerRef' = ${customerRef}`),
    dueSubscriptions: (at) =>
      subscriptions(
        sql`${sandboxPayments.state}->>'status' = 'active' and (${sandboxPayments.state}->>'periodEnd')::bigint <= ${at.getTime()}`,
      ),
    addMessage: async (message, at) => {
      await db.insert(sandboxMessages).values({ ...message, createdAt: at })
    },
    heard: async (id, at) => {
      await db.update(sandboxMessages).set({ heardAt: at }).where(eq(sandboxMessages.id, id))
    },
    unheard: () =>
      db
        .select({ id: sandboxMessages.id, body: sandboxMessages.body })
        .from(sandboxMessages)
        .where(isNull(sandboxMessages.heardAt))
        .orderBy(asc(sandboxMessages.createdAt)),
  }
}
