import {
  type Call,
  type CallResponse,
  commonErrors,
  contract,
  errorBody,
  type Role,
} from '@kingside/api'
import sharp from 'sharp'
import { createApp } from '../app.ts'
import { type Caller, stranger } from '../caller.ts'
import type { Database } from '../db/database.ts'
import { accounts, players } from '../db/schema.ts'
import { createTournament } from '../db/tournaments/create-tournament.ts'
import { playerOf } from '../db/visitor-store.ts'
import { createMemoryBlobs } from '../domain/files/memory-blobs.ts'
import { createUid } from '../domain/players/create-uid.ts'
import type { NewTournament } from '../domain/tournaments/tournament.ts'
import { wireClubs } from '../wire-clubs.ts'
import { wireFiles } from '../wire-files.ts'
import { fakeDeps } from './fake-deps.ts'
import { manualClock } from './manual-clock.ts'

/** Somebody of a test. */
export interface ClubPerson {
  readonly id: number
  readonly uid: string
}

export interface ClubCallInputs {
  readonly params?: Readonly<Record<string, string | number>>
  /** With its question mark. */
  readonly query?: string
  readonly body?: unknown
}

/** What a club needs at least, as an administrator fills it in. */
export const smallClub = {
  name: 'Rook and Roll',
  short_name: '',
  tagline: '',
  description: '',
  links: [],
  country: null,
  city: '',
  address: '',
  working_hours: '',
  site: null,
  social_media: [],
  membership: 'open',
  restrictions: { regions: [], titles: [], age_min: null, age_max: null },
} as const

type PersonFacts = Partial<typeof accounts.$inferInsert> & {
  readonly role?: Role
  readonly title?: string
  readonly name?: string
  readonly isBanned?: boolean
}

/** A tournament that a club organises, in an hour. */
const addClubTournament = (
  db: Database,
  clubId: string,
  { at, ...facts }: Partial<NewTournament> & { readonly at: Date },
) =>
  createTournament(
    db,
    {
      name: 'Club Swiss',
      kind: 'swiss',
      system: 'swiss',
      ratingType: 'worldchess',
      timeControlId: 9,
      start: new Date(at.getTime() + 3_600_000),
      rounds: 3,
      durationMinutes: null,
      maxParticipants: null,
      clubId: Number(clubId),
      ...facts,
    },
    { jobs: { send: async () => {} }, at },
  )

const digests = {
  keyed: (text: string) => text,
  equal: (one: string, two: string) => one === two,
}

/** Clubs on a database, with people who call. */
export function clubWorld(db: Database) {
  const clock = manualClock()
  const callers = new Map<string, Caller>()
  const files = wireFiles({
    db,
    blobs: createMemoryBlobs(),
    digests,
    clock,
    log: { error: () => {} },
  })
  const app = createApp(
    fakeDeps({
      clubs: wireClubs(db, clock),
      files,
      now: clock.now,
      identify: async (context) =>
        callers.get(context.req.header('x-test-player') ?? '') ?? stranger,
    }),
  )
  const send = async (
    who: ClubPerson | null,
    call: Call,
    { params = {}, query = '', body }: ClubCallInputs = {},
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
    who: ClubPerson | null,
    asked: C,
    inputs: ClubCallInputs = {},
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
    files,
    send,
    call,
    /** The code with which a call is refused, and its sentence. */
    refusal: async (who: ClubPerson | null, asked: Call, inputs: ClubCallInputs = {}) => {
      const response = await send(who, asked, inputs)
      const answer: unknown = await response.json()
      if (response.ok) throw new Error(`${asked.id} was answered: ${JSON.stringify(answer)}`)
      const { code, detail } = errorBody.parse(answer)
      const listed: readonly string[] = [...asked.errors, ...commonErrors]
      if (!listed.includes(code)) throw new Error(`${asked.id} does not list ${code}.`)
      return { status: response.status, code, detail }
    },
    /** A member with everything that a club may ask for. */
    addPerson: async ({
      role = 'free',
      title,
      name,
      isBanned = false,
      ...facts
    }: PersonFacts = {}): Promise<ClubPerson> => {
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
    /** A club that somebody has made; answers with its id. */
    addClub: async (by: ClubPerson, form: object = {}): Promise<string> => {
      const body = { ...smallClub, ...form }
      return (await call(by, contract.communities.create, { body })).id
    },
    /** A picture that somebody has sent; answers with its id. */
    addFile: async (by: ClubPerson, kind: 'club-cover' | 'gallery' | 'card'): Promise<string> => {
      const bytes = await sharp({
        create: { width: 8, height: 8, channels: 3, background: '#7b5638' },
      })
        .png()
        .toBuffer()
      const kept = await files.upload({ ownerId: by.id, kind, bytes: new Uint8Array(bytes) })
      if (typeof kept === 'string') throw new Error(kept)
      return kept.id
    },
    addTournament: (clubId: string, facts: Partial<NewTournament> = {}) =>
      addClubTournament(db, clubId, { at: clock.now(), ...facts }),
  }
}

export type ClubWorld = ReturnType<typeof clubWorld>
