import type { BoardUserType } from '@kingside/api'
import { fenOf } from './game-view.ts'
import { isOver, legalMoves, movesThatGoOn, sideOf } from './position.ts'
import { createTestClient, type Patience, type TestClient } from './test-client.ts'
import { arrive, beginGame, type Place, type Visitor } from './visitor.ts'

type Players = Pick<Table, 'white' | 'black'>

export interface Table {
  readonly gameId: string
  readonly white: TestClient
  readonly black: TestClient
  readonly visitors: { readonly white: Visitor; readonly black: Visitor }
  /** One more client of the same game. */
  readonly join: (
    cookie: string,
    userType: BoardUserType,
    sinceV?: number,
    place?: Pick<Place, 'port'>,
  ) => TestClient
  readonly close: () => void
}

export interface TableOptions {
  readonly server: Place
  /** Where black comes to. @default the same server */
  readonly blackServer?: Place
  /** Where the clients connect to; the server itself, or a proxy. */
  readonly through?: { readonly white: () => number; readonly black: () => number }
  readonly random: () => number
  readonly patience?: Patience
}

/** Sits two new visitors at a new game. */
export async function sitDown(options: TableOptions): Promise<Table> {
  const { server, blackServer = server, random, patience } = options
  const { through = { white: server.port, black: blackServer.port } } = options
  const [white, black] = [await arrive(server), await arrive(blackServer)]
  const gameId = await beginGame(white, black)
  const clients: TestClient[] = []
  const client = (at: () => number, cookie: string, userType: BoardUserType, sinceV = 0) => {
    const made = createTestClient({
      port: at,
      cookie,
      gameId,
      userType,
      random,
      sinceV,
      ...(patience && { patience }),
    })
    clients.push(made)
    return made
  }
  const table = {
    white: client(through.white, white.cookie, 'player'),
    black: client(through.black, black.cookie, 'player'),
  }
  const close = () => {
    for (const { close } of clients) close()
  }
  await until(() => table.white.isLive() && table.black.isLive(), 'both players sit down')
  return {
    ...table,
    gameId,
    visitors: { white, black },
    join: (cookie, userType, sinceV, place = server) =>
      client(place.port, cookie, userType, sinceV),
    close,
  }
}

export interface PlayOptions {
  readonly plies: number
  readonly random: () => number
  /** Whether moves that end the game are left out. @default false */
  readonly goesOn?: boolean
  /** After each ply that both have seen. */
  readonly onPly?: (ply: number) => Promise<void> | void
  /** How long one ply may take, with all that goes wrong, in milliseconds. */
  readonly plyMs?: number
}

/**
 * Plays chance moves until so many plies are on both boards or the game is over.
 * A move that the client had to give up is made anew, as a person would.
 */
export async function playOn(table: Players, options: PlayOptions): Promise<void> {
  const { plies, random, goesOn = false, onPly, plyMs = 60_000 } = options
  const { white, black } = table
  const seen = () => Math.min(white.view().turns.length, black.view().turns.length)
  const isDone = () => white.view().phase === 'DONE' && black.view().phase === 'DONE'
  while (seen() < plies && !isDone()) {
    const ply = seen()
    const isThere = () => seen() > ply || isDone()
    await until(
      () => {
        if (isThere()) return true
        const mover = sideOf(fenOf(white.view())) === 'w' ? white : black
        const fen = fenOf(mover.view())
        const isMine =
          mover.view().turns.length === ply && (sideOf(fen) === 'w') === (mover === white)
        if (isMine && !mover.pending() && mover.view().phase === 'PLAYING' && !isOver(fen)) {
          const moves = goesOn ? movesThatGoOn(fen) : legalMoves(fen)
          const uci = moves[Math.floor(random() * moves.length)]
          if (uci) mover.play(uci)
        }
        return false
      },
      `ply ${ply + 1} is on both boards`,
      plyMs,
    )
    await onPly?.(seen())
  }
}

/** Ends the game by resignation and waits until both know it. */
export async function resign(table: Players): Promise<void> {
  const { white, black } = table
  if (white.view().phase !== 'DONE') white.command('game.resign')
  await until(
    () => white.view().phase === 'DONE' && black.view().phase === 'DONE',
    'both know that the game is over',
  )
}

/** Waits until something is so. @throws when it is not within `ms` */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string,
  ms = 30_000,
): Promise<void> {
  const end = performance.now() + ms
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not within ${ms} ms: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}
