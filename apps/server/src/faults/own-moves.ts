import type { GameClientMessage, OwnMove } from '@kingside/api'
import { fenOf, type GameView } from './game-view.ts'
import { keyOf } from './position.ts'

interface OwnMovesDeps {
  readonly game: { readonly view: () => GameView }
  readonly line: {
    readonly send: (message: GameClientMessage) => void
    readonly later: (ms: number, callback: () => void) => void
    readonly lose: () => void
  }
  readonly log: {
    readonly lost: OwnMove[]
    readonly resent: OwnMove[]
    readonly connects: number
  }
  readonly isLive: () => boolean
  readonly ackMs: number
}

/** The own move on its way: sent once on a connection, and again on the next one if it may still be played. */
export function createOwnMoves({ game, line, log, isLive, ackMs }: OwnMovesDeps) {
  let pending: OwnMove | null = null
  let isSent = false

  /** The move was played, or something else was in its place. */
  const settle = (moveId: string, wasPlayed: boolean) => {
    if (pending?.moveId !== moveId) return
    if (!wasPlayed) log.lost.push(pending)
    pending = null
    isSent = false
  }

  return {
    pending: () => pending,
    isSent: () => isSent,
    make: (move: OwnMove) => {
      pending = move
    },
    settle,
    disconnect: () => {
      isSent = false
    },
    send: () => {
      if (!isLive() || !pending || isSent) return
      const { moveId } = pending
      const view = game.view()
      const played = view.turns[pending.absNum - 1]
      if (played) return settle(moveId, played.uci === pending.uci)
      const isPossible = keyOf(fenOf(view)) === pending.positionHash && view.phase !== 'DONE'
      if (!isPossible) return settle(moveId, false)
      if (log.connects > 1) log.resent.push(pending)
      isSent = true
      line.send({ type: 'move', move: pending })
      line.later(ackMs, () => {
        if (pending?.moveId === moveId) line.lose()
      })
    },
  }
}
