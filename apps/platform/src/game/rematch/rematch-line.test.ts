import type { GameServerMessage, RematchAction } from '@kingside/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameSideNews } from '../../platform/realtime/index.ts'
import { createNewsHub } from '../../platform/realtime/news-hub.ts'
import { createRematchLine } from './rematch-line.ts'

const gameId = 'g-1'
const call = { gameId, playerUid: 'u-1', opponentUid: 'u-2' }
type Refused = Extract<GameServerMessage, { readonly type: 'refused' }>

function openLine() {
  const side = createNewsHub<GameSideNews>()
  const sayRematch = vi.fn((_action: RematchAction) => true)
  const line = { side, sayRematch }
  const rematch = createRematchLine(gameId, { line, told: () => null })
  const refuse = (command: Refused['command'], reason: Refused['reason']) =>
    side.tell({ type: 'refused', command, reason })
  return { rematch, side, sayRematch, refuse }
}

describe('what the server refuses about a rematch', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['rematch.accept', 'not-allowed', 'challenge_not_found'],
    ['rematch.accept', 'too-often', 'rate_limited'],
    ['rematch.accept', 'finished', 'no_opponent'],
  ] as const)('%s, %s, is %s at once', async (command, reason, code) => {
    const { rematch, refuse } = openLine()
    const answer = rematch.acceptRematch(call, new AbortController().signal)
    refuse(command, reason)
    await expect(answer).rejects.toMatchObject({ code })
  })

  it('is told of the own action only', async () => {
    const { rematch, refuse, side } = openLine()
    const answer = rematch.offerRematch(call, new AbortController().signal)
    refuse('draw.offer', 'too-often')
    refuse('rematch.withdraw', 'not-allowed')
    side.tell({ type: 'rematch', state: 'mine', end: null, newGameId: null })
    await expect(answer).resolves.toMatchObject({ status: 'open', pending: 'mine' })
  })

  it('and a server that answers nothing for 3 s is a timeout', async () => {
    const { rematch } = openLine()
    const answer = rematch.withdrawRematch(call, new AbortController().signal)
    const failed = expect(answer).rejects.toMatchObject({ code: 'timeout' })
    await vi.advanceTimersByTimeAsync(3000)
    await failed
    expect(vi.getTimerCount()).toBe(0)
  })
})
