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
function keptLine() {
  const sent: GameServerMessage[] = []
  const line: Line<GameServerMessage> = {
    send: (message) => void sent.push(message),
    close: (reason) => {
      throw new Error(`The line was closed: ${reason}.`)
    },
    isOpen: () => true,
  }
  return { line, sent }
}

it('R34: the lag that a socket reports with a move is taken off its cost, and no lag is none', async () => {
  const test = testRooms(database())
  const pair = await twoPlayers(database())
  const { gameId, w, line: play } = await openGame(test, pair)
  await play('e2e4 e7e5')
  const { line, sent } = keptLine()
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
  await say({ type: 'move', move: w.moveOf('g1f3'), lagMs: 250 })
  await play('b8c6')
  test.clock.pass(250)
  await say({ type: 'move', move: w.moveOf('f3g1') })
  expect(clocksOfWhite()).toEqual([180_000, 179_750])
})
