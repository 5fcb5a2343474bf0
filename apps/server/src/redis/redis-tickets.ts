import type { Redis } from 'ioredis'
import { z } from 'zod/mini'
import { hashOf, purposeKey, ticketLifeMs } from '../domain/realtime/memory-tickets.ts'
import { type Tickets, TicketsUnavailableError } from '../domain/realtime/tickets.ts'

export interface RedisTicketsDeps {
  readonly redis: Redis
  /** Creates a ticket of at least 128 random bits. */
  readonly createTicket: () => string
}

const stored = z.object({
  purpose: z.string(),
  holder: z.object({
    playerId: z.nullable(z.number()),
    playerUid: z.nullable(z.string()),
    sessionId: z.nullable(z.string()),
  }),
})

const keyOf = (ticket: string) => `kingside:ticket:${hashOf(ticket)}`

/** Tickets that every process of the site takes, each once in all. Only their hashes are stored. */
export function createRedisTickets({ redis, createTicket }: RedisTicketsDeps): Tickets {
  return {
    issue: async (holder, purpose) => {
      const ticket = createTicket()
      const value = JSON.stringify({ holder, purpose: purposeKey(purpose) })
      await redis.set(keyOf(ticket), value, 'PX', ticketLifeMs).catch(unavailable)
      return ticket
    },
    redeem: async (ticket, purpose) => {
      const value = await redis.getdel(keyOf(ticket)).catch(unavailable)
      if (value === null) return null
      const found = stored.parse(JSON.parse(value))
      return found.purpose === purposeKey(purpose) ? found.holder : null
    },
  }
}

function unavailable(cause: unknown): never {
  throw new TicketsUnavailableError('Redis, which keeps the tickets, does not answer.', { cause })
}
