import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { TicketHolder, TicketPurpose, Tickets } from './tickets.ts'

/** How long a ticket holds, in milliseconds. */
export const ticketLifeMs = 30_000

export interface MemoryTicketsDeps {
  /** Creates a ticket of at least 128 random bits. */
  readonly createTicket: () => string
  readonly clock: Pick<Clock, 'monotonic'>
}

interface Kept {
  readonly holder: TicketHolder
  readonly purpose: string
  readonly until: number
}

/** Tickets of one process. Only their hashes are kept, so that a dump of the memory opens no socket. */
export function createMemoryTickets({ createTicket, clock }: MemoryTicketsDeps): Tickets {
  const kept = new Map<string, Kept>()
  // All live equally long, so the oldest come first.
  const forgetExpired = (now: number) => {
    for (const [hash, { until }] of kept) {
      if (until > now) return
      kept.delete(hash)
    }
  }
  return {
    issue: async (holder, purpose) => {
      const now = clock.monotonic()
      forgetExpired(now)
      const ticket = createTicket()
      kept.set(hashOf(ticket), {
        holder,
        purpose: purposeKey(purpose),
        until: now + ticketLifeMs,
      })
      return ticket
    },
    redeem: async (ticket, purpose) => {
      const hash = hashOf(ticket)
      const found = kept.get(hash)
      kept.delete(hash)
      if (!found || found.until <= clock.monotonic()) return null
      return found.purpose === purposeKey(purpose) ? found.holder : null
    },
  }
}

/** A ticket as it is stored: who reads the store can't use it. */
export const hashOf = (ticket: string): string =>
  createHash('sha256').update(ticket).digest('base64url')

/** Equal for equal purposes. */
export function purposeKey(purpose: TicketPurpose): string {
  switch (purpose.kind) {
    case 'lobby':
      return 'lobby'
    case 'game':
      return `game ${purpose.gameId} ${purpose.userType}`
    default:
      return purpose satisfies never
  }
}
