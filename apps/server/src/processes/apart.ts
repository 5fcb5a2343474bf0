import type { BoardUserType } from '@kingside/api'
import { onTestFinished } from 'vitest'
import { type Table, until } from '../faults/play.ts'
import { createTestClient, type Patience, type TestClient } from '../faults/test-client.ts'
import { arrive, beginGame, type Place } from '../faults/visitor.ts'
import type { Site } from './site.ts'

/** Two players at two processes. */
export interface ApartTable extends Omit<Table, 'join'> {
  /** One more client of the same game, at one process for good. */
  readonly joinAt: (
    place: Place,
    options: { readonly cookie?: string; readonly userType: BoardUserType },
  ) => Promise<TestClient>
  /** When the players connect again, they come by the address of both processes. */
  readonly useProxy: () => void
}

/** Of a client that waits and notices nothing by itself: it has no ticket to come back with, or is to be told. */
export const patient: Patience = { ackMs: 90_000, pingMs: 90_000, pongMs: 90_000, retryMs: 300 }

/** Sits white down at `a`, which has the game then, and black at `b`. */
export async function sitApart({ a, b, proxy }: Site, random: () => number): Promise<ApartTable> {
  const [white, black] = [await arrive(a), await arrive(b)]
  const gameId = await beginGame(white, black)
  const clients: TestClient[] = []
  let isProxied = false
  const open = async (
    port: () => number,
    options: {
      readonly cookie: string
      readonly userType: BoardUserType
      readonly patience?: Patience
    },
  ) => {
    const client = createTestClient({ port, gameId, random, ...options })
    clients.push(client)
    await until(client.isLive, 'somebody joins the game')
    return client
  }
  const seat = (place: Place, cookie: string) =>
    open(() => (isProxied ? proxy : place).port(), { cookie, userType: 'player' })
  const close = () => {
    for (const client of clients) client.close()
  }
  onTestFinished(close)
  return {
    gameId,
    visitors: { white, black },
    white: await seat(a, white.cookie),
    black: await seat(b, black.cookie),
    joinAt: ({ port }, { cookie = '', userType }) =>
      open(port, { cookie, userType, patience: patient }),
    useProxy: () => {
      isProxied = true
    },
    close,
  }
}
