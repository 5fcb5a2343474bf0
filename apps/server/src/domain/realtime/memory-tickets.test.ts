import { describe, expect, it } from 'vitest'
import { createUid } from '../players/create-uid.ts'
import { createMemoryTickets } from './memory-tickets.ts'
import type { TicketPurpose } from './tickets.ts'

const holder = { playerId: 7, playerUid: 'seven', sessionId: null }
const lobby: TicketPurpose = { kind: 'lobby' }
const game = (gameId: string, userType: 'player' | 'viewer'): TicketPurpose => ({
  kind: 'game',
  gameId,
  userType,
})

function setUp() {
  let now = 0
  const tickets = createMemoryTickets({ createTicket: createUid, clock: { monotonic: () => now } })
  return { tickets, pass: (ms: number) => (now += ms) }
}

describe('S-06: a ticket', () => {
  it('opens what it was given for', async () => {
    const { tickets } = setUp()
    const ticket = await tickets.issue(holder, game('game-one', 'player'))
    expect(await tickets.redeem(ticket, game('game-one', 'player'))).toEqual(holder)
  })

  it('has at least 128 random bits', async () => {
    const ticket = await setUp().tickets.issue(holder, lobby)
    expect(Buffer.from(ticket, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
  })

  it('opens once', async () => {
    const { tickets } = setUp()
    const ticket = await tickets.issue(holder, lobby)
    await tickets.redeem(ticket, lobby)
    expect(await tickets.redeem(ticket, lobby)).toBeNull()
  })

  it('holds for less than 30 s', async () => {
    const { tickets, pass } = setUp()
    const early = await tickets.issue(holder, lobby)
    const late = await tickets.issue(holder, lobby)
    pass(29_999)
    expect(await tickets.redeem(early, lobby)).toEqual(holder)
    pass(1)
    expect(await tickets.redeem(late, lobby)).toBeNull()
  })

  it.each([
    ['another game', game('game-two', 'player')],
    ['another user type', game('game-one', 'viewer')],
    ['the lobby', lobby],
  ])('does not open %s, and is used up by the try', async (_, purpose) => {
    const { tickets } = setUp()
    const ticket = await tickets.issue(holder, game('game-one', 'player'))
    expect(await tickets.redeem(ticket, purpose)).toBeNull()
    expect(await tickets.redeem(ticket, game('game-one', 'player'))).toBeNull()
  })

  it('that is invented opens nothing', async () => {
    expect(await setUp().tickets.redeem('A'.repeat(32), lobby)).toBeNull()
  })
})
