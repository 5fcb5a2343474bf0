import { gameClientMessage, type GameServerMessage } from '@kingside/api'
import { expect, it } from 'vitest'
import { createUid } from '../domain/players/create-uid.ts'
import { createMemoryTickets } from '../domain/realtime/memory-tickets.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openGame, testRooms, twoPlayers } from '../testing/test-rooms.ts'
import { handleGame } from './game-socket.ts'
import type { Line } from './line.ts'
import { createOpenLines } from './open-lines.ts'

const database = testDatabase()

/** A line without a network: what is sent to it is kept. */
function keptLine(roundTripMs: () => number) {
  const sent: GameServerMessage[] = []
  const line: Line<GameServerMessage> = {
    send: (message) => void sent.push(message),
    close: (reason) => {
      throw new Error(`The line was closed: ${reason}.`)
    },
    isOpen: () => true,
    measure: () => {},
    roundTripMs,
  }
  return { line, sent }
}

it('R34, S-92: the lag that was measured on a socket is taken off its cost, whatever is claimed', async () => {
  const test = testRooms(database())
  const pair = await twoPlayers(database())
  const { gameId, w, line: play } = await openGame(test, pair)
  await play('e2e4 e7e5')
  let measuredMs = 250
  const { line, sent } = keptLine(() => measuredMs)
  const tickets = createMemoryTickets({ createTicket: createUid, clock: test.clock })
  const ticket = await tickets.issue(
    { playerId: pair[0], playerUid: 'white', sessionId: null },
    { kind: 'game', gameId, userType: 'player' },
  )
  const { onMessage } = handleGame(line, {
    tickets,
    mayOpen: async () => true,
    rooms: test.rooms,
    lines: createOpenLines(1),
    clock: test.clock,
    createSocketId: () => 'socket-of-white',
  })
  /** As text, the way it comes from a client. */
  const say = (message: unknown) =>
    onMessage(gameClientMessage.parse(JSON.parse(JSON.stringify(message))))
  await say({ type: 'join', ticket, gameId, userType: 'player', v: 0 })
  const clocksOfWhite = () =>
    sent.flatMap((message) => (message.type === 'ack' ? [message.ack.clocks.w] : []))
  test.clock.pass(250)
  await say({ type: 'move', move: w.moveOf('g1f3') })
  await play('b8c6')
  test.clock.pass(250)
  measuredMs = 0
  await say({ type: 'move', move: w.moveOf('f3g1'), lagMs: 10_000 })
  expect(clocksOfWhite()).toEqual([180_000, 179_750])
})
