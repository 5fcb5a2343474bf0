import { contract } from '@kingside/api'
import { expect, it } from 'vitest'
import { createApp } from '../../../app.ts'
import { type Caller, stranger } from '../../../caller.ts'
import { createUid } from '../../../domain/players/create-uid.ts'
import { createMemoryTickets } from '../../../domain/realtime/memory-tickets.ts'
import { TicketsUnavailableError } from '../../../domain/realtime/tickets.ts'
import { fakeDeps } from '../../../testing/fake-deps.ts'

const player = {
  id: 7,
  uid: 'seven',
  kind: 'member',
  name: 'Ada',
  title: null,
  foaTitle: null,
  country: null,
} as const
const member: Caller = { role: 'free', player, sessionId: 'session-1', bannedUntil: null }

async function ask(caller: Caller, body: object) {
  const tickets = createMemoryTickets({
    createTicket: createUid,
    clock: { monotonic: () => 0 },
  })
  const app = createApp(fakeDeps({ tickets, identify: async () => caller }))
  const response = await app.request('/api/realtime/tickets/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  return { status: response.status, answer, tickets }
}

const asPlayer = { kind: 'game', game_id: 'game-number-1', user_type: 'player' }
const asViewer = { ...asPlayer, user_type: 'viewer' }

it('gives a ticket that opens the socket as the caller', async () => {
  const { status, answer, tickets } = await ask(member, asPlayer)
  expect(status).toBe(200)
  const { ticket } = contract.realtime.issueTicket.response.parse(answer)
  expect(
    await tickets.redeem(ticket, { kind: 'game', gameId: 'game-number-1', userType: 'player' }),
  ).toEqual({ playerId: 7, playerUid: 'seven', sessionId: 'session-1' })
})

it('lets a stranger watch, and neither play nor enter the lobby', async () => {
  expect((await ask(stranger, asViewer)).status).toBe(200)
  for (const body of [asPlayer, { kind: 'lobby' }]) {
    expect(await ask(stranger, body)).toMatchObject({
      status: 400,
      answer: { code: 'player_uid_missing' },
    })
  }
})

it.each([['for ever' as const], [new Date('2026-01-31T12:00:01Z')]])(
  'refuses a player who is banned (%s), who may still watch',
  async (bannedUntil) => {
    const banned = { ...member, bannedUntil }
    expect(await ask(banned, { kind: 'lobby' })).toMatchObject({
      status: 403,
      answer: { code: 'player_banned' },
    })
    expect((await ask(banned, asPlayer)).status).toBe(403)
    expect((await ask(banned, asViewer)).status).toBe(200)
  },
)

it('knows that a ban is over', async () => {
  const bannedUntil = new Date('2026-01-31T12:00:00Z')
  expect((await ask({ ...member, bannedUntil }, asPlayer)).status).toBe(200)
})

it('says when to ask again while nobody keeps tickets', async () => {
  const away = () => Promise.reject(new TicketsUnavailableError('Redis does not answer.'))
  const app = createApp(
    fakeDeps({ tickets: { issue: away, redeem: away }, identify: async () => member }),
  )
  const response = await app.request('/api/realtime/tickets/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'lobby' }),
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
})
