import { type Call, type CallResponse, commonErrors, errorBody } from '@kingside/api'
import { createApp } from '../app.ts'
import { type Caller, stranger } from '../caller.ts'
import type { Database } from '../db/database.ts'
import { accounts, players } from '../db/schema.ts'
import { createClubRights } from '../db/clubs/club-rights.ts'
import { createPublicProfiles } from '../db/accounts/public-profiles.ts'
import { createGameReader } from '../db/games/game-reader.ts'
import { createTopGamesReader } from '../db/lobby/top-games-reader.ts'
import { createPlayerRecords } from '../db/players/player-records.ts'
import { createCalendarStore } from '../db/tournaments/calendar-store.ts'
import { createFileStore } from '../db/tournaments/file-store.ts'
import { createOrganisingStore } from '../db/tournaments/organising-store.ts'
import { createAddedGamesStore } from '../db/tournaments/added-games-store.ts'
import { createAuditReader } from '../db/tournaments/audit-reader.ts'
import { createCovers } from '../db/tournaments/covers.ts'
import { createDraftStore } from '../db/tournaments/draft-store.ts'
import { createParticipantStore } from '../db/tournaments/participant-store.ts'
import type { ByHand } from '../domain/tournaments/organise/by-hand.ts'
import { createAddedGames } from '../domain/tournaments/organise/added-games.ts'
import { organisingClubs } from '../domain/tournaments/organise/clubs.ts'
import type { DraftStore } from '../domain/tournaments/organise/draft-store.ts'
import { createOrganise } from '../domain/tournaments/organise/organise.ts'
import { createParticipants } from '../domain/tournaments/organise/participants.ts'
import { createOrganising } from '../domain/tournaments/organising.ts'
import { createRelay } from '../domain/tournaments/relay.ts'
import { createRelayStore } from '../db/tournaments/relay-store.ts'
import type { GameRooms } from '../domain/games/rooms.types.ts'
import type { TournamentFeed } from '../domain/tournaments/tournament-feed.ts'
import type { JobSender } from '../jobs/job-queue.ts'
import { createTournamentReader } from '../db/tournaments/tournament-reader.ts'
import { playerOf } from '../db/visitor-store.ts'
import type { Clock } from '../domain/clock.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { createMemoryRateLimiter } from '../domain/limits/rate-limiter.ts'
import type { Entries } from '../domain/tournaments/entries.ts'
import type { NewSupportMessage } from '../domain/support/support-messages.ts'
import { fakeDeps, noSupport, someAccounts } from './fake-deps.ts'

export interface CallInputs {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: string
  readonly body?: unknown
  /** @default none is said */
  readonly language?: string
}

interface TournamentCallsDeps {
  readonly db: Database
  readonly entries: Entries
  readonly feed: TournamentFeed
  readonly jobs: JobSender
  readonly clock: Pick<Clock, 'now' | 'after' | 'monotonic'>
  readonly rooms: GameRooms
  readonly byHand: ByHand
}

/** The app with tournaments, which knows its callers by a header. */
const appOfCalls = (
  {
    db,
    entries,
    feed,
    jobs,
    clock,
    rooms,
    byHand,
    drafts,
  }: TournamentCallsDeps & {
    readonly drafts: DraftStore
  },
  {
    messages,
    callers,
  }: { readonly messages: NewSupportMessage[]; readonly callers: ReadonlyMap<string, Caller> },
) => {
  const hosts = organisingClubs(createClubRights(db))
  return createApp(
    fakeDeps({
      tournaments: {
        reader: createTournamentReader(db, clock.now),
        entries,
        organising: createOrganising({ store: createOrganisingStore(db), feed, clock }),
        organise: createOrganise({
          store: drafts,
          clubs: hosts,
          covers: createCovers(db, clock.now),
          feed,
          clock,
        }),
        drafts,
        byHand,
        addedGames: createAddedGames({ store: createAddedGamesStore(db), rooms, byHand, clock }),
        participants: createParticipants({ store: createParticipantStore(db, jobs), feed, clock }),
        hosts,
        audit: createAuditReader(db),
        limiter: createMemoryRateLimiter(clock),
        files: createFileStore(db, jobs),
        calendars: createCalendarStore(db),
        relay: createRelay({ store: createRelayStore(db, jobs), rooms, feed, clock }),
        clubs: createClubRights(db),
        clock,
      },
      account: someAccounts({
        publicProfiles: createPublicProfiles(db),
        playerRecords: createPlayerRecords(db),
        clock,
      }),
      gaming: {
        games: createGameReader(db, clock.now),
        topGames: createTopGamesReader(db).topGames,
      },
      support: {
        ...noSupport,
        messages: { ...noSupport.messages, add: async (message) => messages.push(message) },
      },
      now: clock.now,
      identify: async (context) =>
        callers.get(context.req.header('x-test-player') ?? '') ?? stranger,
    }),
  )
}

/** Members of a test, and the calls that they make about tournaments. */
export function tournamentCalls(deps: TournamentCallsDeps) {
  const { db, jobs, clock } = deps
  const start = clock.now()
  const messages: NewSupportMessage[] = []
  const callers = new Map<string, Caller>()
  const uids = new Map<number, string>()
  const drafts = createDraftStore(db, jobs)
  const app = appOfCalls({ ...deps, drafts }, { messages, callers })
  const send = async (
    playerId: number | null,
    call: Call,
    { params = {}, query = '', body, language }: CallInputs,
  ) => {
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name] ?? ''))
    return app.request(`/api/${path}${query}`, {
      method: call.method,
      headers: {
        ...(playerId !== null && { 'x-test-player': String(playerId) }),
        ...(language !== undefined && { 'accept-language': language }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && {
        body: call.textBody && typeof body === 'string' ? body : JSON.stringify(body),
      }),
    })
  }

  return {
    /** A member with everything that an open tournament asks for. */
    addMember: async (facts: Partial<typeof accounts.$inferInsert> = {}): Promise<number> => {
      const uid = createUid().slice(0, 16)
      const [player] = await db
        .insert(players)
        .values({ uid, kind: 'member', name: `Member ${uid.slice(0, 4)}`, createdAt: start })
        .returning()
      if (!player) throw new Error('The member of the test was not stored.')
      const email = `${uid.toLowerCase()}@kingside.example`
      await db.insert(accounts).values({
        playerId: player.id,
        email,
        emailFolded: email,
        createdAt: start,
        activatedAt: start,
        firstName: 'Test',
        lastName: 'Member',
        ...facts,
      })
      callers.set(String(player.id), { ...stranger, role: 'free', player: playerOf(player) })
      uids.set(player.id, uid)
      return player.id
    },
    /** Makes a member something else, such as an admin of the platform. */
    become: (playerId: number, facts: Partial<Caller>): void => {
      const caller = callers.get(String(playerId))
      if (caller) callers.set(String(playerId), { ...caller, ...facts })
    },
    /** The public uid of a member. */
    uidOf: (playerId: number): string => uids.get(playerId) ?? '',
    /** What was written to the operator. */
    messages,
    /** The answer to a call, as it is. */
    ask: (call: Call, inputs: CallInputs, playerId: number | null = null) =>
      send(playerId, call, inputs),
    /** Sends a PGN to the relay of a tournament. */
    push: async (id: number, token: string, pgn: string) => {
      const response = await app.request(`/api/online/tournaments/${id}/relay/`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/x-chess-pgn',
        },
        body: pgn,
      })
      const answer: unknown = await response.json()
      return { status: response.status, answer }
    },
    /** What is at an address that is no call's. */
    page: async (path: string) => app.request(path),
    /** Calls as a member, or as a stranger by null. Throws when it is refused. */
    call: async <C extends Call>(
      playerId: number | null,
      call: C,
      inputs: CallInputs = {},
    ): Promise<CallResponse<C>> => {
      const response = await send(playerId, call, inputs)
      const answer: unknown = await response.json()
      if (!response.ok) throw new Error(`${call.id} was refused: ${JSON.stringify(answer)}`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema from which its type comes
      return call.response.parse(answer) as CallResponse<C>
    },
    /** The code with which a call is refused; throws when it is answered, or by a code that the call does not list. */
    refusal: async (
      playerId: number | null,
      call: Call,
      inputs: CallInputs = {},
    ): Promise<{ readonly status: number; readonly code: string }> => {
      const response = await send(playerId, call, inputs)
      const answer: unknown = await response.json()
      if (response.ok) throw new Error(`${call.id} was answered: ${JSON.stringify(answer)}`)
      const { code } = errorBody.parse(answer)
      const listed: readonly string[] = [...call.errors, ...commonErrors]
      if (!listed.includes(code))
        throw new Error(`${call.id} answered ${code}, which it does not list.`)
      return { status: response.status, code }
    },
  }
}
