import { expect, it } from 'vitest'
import { getRegionalGame } from '../calls/regions/region-calls.ts'
import { gameClientMessage, gameEvent, gameSnapshot } from './game.ts'

const { state } = getRegionalGame.example

const nobodys = { w: null, b: null }

it('reads a snapshot of a server of before there were takebacks and choices', () => {
  const { takebackOffer, lastTakeback, choiceMs, ...before } = state
  expect(gameSnapshot.parse(before)).toEqual({ ...before, takebackOffer, lastTakeback, choiceMs })
  expect([takebackOffer, lastTakeback, choiceMs]).toEqual([null, nobodys, nobodys])
})

it.each(['takeback.offer', 'takeback.accept', 'takeback.decline'] as const)(
  'takes the command %s',
  (command) => {
    expect(gameClientMessage.safeParse({ type: 'command', command }).success).toBe(true)
  },
)

it.each(['TAKEBACK_OFFER', 'TAKEBACK_REJECTED'] as const)('tells %s with its side', (type) => {
  const event = { gameId: state.gameId, v: 4, serverTs: 0, type, data: { color: 'w' } }
  expect(gameEvent.parse(event)).toEqual(event)
  expect(gameEvent.safeParse({ ...event, data: {} }).success).toBe(false)
})
