import { type Call, type CallResponse, commonErrors, errorBody, type Role } from '@kingside/api'
import { type AppDeps, createApp } from '../app.ts'
import { type Caller, stranger } from '../caller.ts'
import type { Database } from '../db/database.ts'
import { accounts, players } from '../db/schema.ts'
import { playerOf } from '../db/visitor-store.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { fakeDeps } from './fake-deps.ts'
import type { ManualClock } from './manual-clock.ts'

/** Somebody of a test. */
export interface TestPerson {
  readonly id: number
  readonly uid: string
}

export interface TestInputs {
  readonly params?: Readonly<Record<string, string | number>>
  /** With its question mark. */
  readonly query?: string
  readonly body?: unknown
}

type PersonFacts = Partial<typeof accounts.$inferInsert> & {
  readonly role?: Role
  readonly title?: string
  readonly name?: string
  readonly isBanned?: boolean
}

/** The API on a database, with people who call. @param deps what the calls under test need */
export function apiWorld(db: Database, clock: ManualClock, deps: Partial<AppDeps>) {
  const callers = new Map<string, Caller>()
  const app = createApp(
    fakeDeps({
      now: clock.now,
      identify: async (context) =>
        callers.get(context.req.header('x-test-player') ?? '') ?? stranger,
      ...deps,
    }),
  )
  const send = async (
    who: TestPerson | null,
    call: Call,
    { params = {}, query = '', body }: TestInputs = {},
  ) => {
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name] ?? ''))
    const isForm = body instanceof FormData
    return app.request(`/api/${path}${query}`, {
      method: call.method,
      headers: {
        ...(who && { 'x-test-player': String(who.id) }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
  }
  const call = async <C extends Call>(
    who: TestPerson | null,
    asked: C,
    inputs: TestInputs = {},
  ): Promise<CallResponse<C>> => {
    const response = await send(who, asked, inputs)
    const text = await response.text()
    const answer: unknown = text === '' ? undefined : JSON.parse(text)
    if (!response.ok) throw new Error(`${asked.id} was refused: ${text}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema from which its type comes
    return asked.response.parse(answer) as CallResponse<C>
  }
  return {
    clock,
    send,
    /** What is at an address of the server. */
    get: async (path: string, headers: Readonly<Record<string, string>> = {}) =>
      app.request(path, { headers }),
    call,
    /** The code with which a call is refused, and its sentence. */
    refusal: async (who: TestPerson | null, asked: Call, inputs: TestInputs = {}) => {
      const response = await send(who, asked, inputs)
      const answer: unknown = await response.json()
      if (response.ok) throw new Error(`${asked.id} was answered: ${JSON.stringify(answer)}`)
      const { code, detail } = errorBody.parse(answer)
      const listed: readonly string[] = [...asked.errors, ...commonErrors]
      if (!listed.includes(code)) throw new Error(`${asked.id} does not list ${code}.`)
      return { status: response.status, code, detail }
    },
    /** A member with everything that a call may ask for. */
    addPerson: async ({
      role = 'free',
      title,
      name,
      isBanned = false,
      ...facts
    }: PersonFacts = {}): Promise<TestPerson> => {
      const uid = createUid().slice(0, 16)
      const at = clock.now()
      const [player] = await db
        .insert(players)
        .values({
          uid,
          kind: 'member',
          name: name ?? `Member ${uid.slice(0, 4)}`,
          title: title ?? null,
          createdAt: at,
        })
        .returning()
      if (!player) throw new Error('The person of the test was not stored.')
      const email = `${uid.toLowerCase()}@kingside.example`
      await db.insert(accounts).values({
        playerId: player.id,
        email,
        emailFolded: email,
        createdAt: at,
        activatedAt: at,
        firstName: 'Test',
        lastName: 'Member',
        ...facts,
      })
      callers.set(String(player.id), {
        ...stranger,
        role,
        player: playerOf(player),
        bannedUntil: isBanned ? 'for ever' : null,
      })
      return { id: player.id, uid }
    },
    /** A visitor who has sent a ping. */
    addVisitor: async (): Promise<TestPerson> => {
      const uid = createUid().slice(0, 16)
      const [player] = await db
        .insert(players)
        .values({ uid, kind: 'visitor', name: '', createdAt: clock.now() })
        .returning()
      if (!player) throw new Error('The visitor of the test was not stored.')
      callers.set(String(player.id), { ...stranger, player: playerOf(player) })
      return { id: player.id, uid }
    },
  }
}
