import type { LobbyEvent } from '@kingside/api'
import { scheduledStart } from '@kingside/api/facts'
import type { SoundsMachine } from '@kingside/machines/sounds'
import type { ToasterMachine } from '@kingside/machines/toaster'
import type { ActorRefFrom } from 'xstate'
import type { Lobby } from '../../platform/realtime/index.ts'
import {
  challengesPath,
  challengeToast,
  gameToastPrefix,
  type GameStarts,
  pathOfGame,
} from './game-starts.ts'
import { ownBoardOf } from './own-board.calls.ts'

export interface GameNewsDeps {
  readonly news: Lobby['news']
  readonly tournamentNews: Lobby['tournamentNews']
  readonly starts: Pick<GameStarts, 'isHeld' | 'open' | 'pathname'>
  readonly toaster: Pick<ActorRefFrom<ToasterMachine>, 'send'>
  readonly sounds: Pick<ActorRefFrom<SoundsMachine>, 'send'>
  /** Whether the reader sees this tab. */
  readonly isVisible: () => boolean
}

type EventOf<Type extends LobbyEvent['type']> = Extract<LobbyEvent, { readonly type: Type }>

const gamePage = /^\/game\/./
/** The page of a game against the computer. */
const computerPath = '/play'
/** How long a game is offered; in a tournament, until who does not come has lost in the fastest. */
const offerMs = { game: 20_000, tournament: 60_000 } as const
/** A minute before the start of a scheduled game, and when its page would open. */
const noticeMs = { early: 20_000, last: 40_000 } as const

/** Opens each game that starts, and notifies of new challenges. On the page of another game a toast offers it instead. */
export function followGameNews({
  news,
  tournamentNews,
  starts,
  toaster,
  sounds,
  isVisible,
}: GameNewsDeps): void {
  const opened = new Set<string>()

  /** The page of the challenges shows the challenge, so it needs no toast. */
  const tellChallenge = (name: string) => {
    sounds.send({ type: 'sound.play', name: 'call' })
    if (starts.pathname() === challengesPath) return
    toaster.send({
      type: 'toast.add',
      toast: {
        id: challengeToast,
        type: 'info',
        title:
          name === ''
            ? { code: 'challenge.received.guest' }
            : { code: 'challenge.received.toast', values: { name } },
        message: { code: 'challenge.received.hint' },
        action: { code: 'challenge.received.open' },
        dismiss: { click: true, duration: 30_000 },
      },
    })
  }

  /** Takes the reader to a scheduled game once, shortly before its start; a notice has to do where that would disturb. */
  const tellSoon = ({ gameId, startsInMs }: EventOf<'game.soon'>) => {
    const pathname = starts.pathname()
    if (pathname === null || pathname === pathOfGame(gameId)) return
    const isLast = startsInMs <= scheduledStart.pageOpensMs
    if (isLast && isVisible() && !starts.isHeld() && pathname !== computerPath) {
      if (!opened.has(gameId)) starts.open(gameId)
      opened.add(gameId)
      return
    }
    sounds.send({
      type: 'sound.play',
      name: 'popup',
      once: `${gameToastPrefix}${gameId} ${isLast}`,
    })
    toaster.send({
      type: 'toast.add',
      toast: {
        id: gameToastPrefix + gameId,
        type: 'info',
        title: { code: isLast ? 'game.soon.last' : 'game.soon.toast' },
        message: { code: 'game.started.hint' },
        action: { code: 'game.started.open' },
        dismiss: { click: true, duration: isLast ? noticeMs.last : noticeMs.early },
      },
    })
  }

  /** The page of the game shows it by itself. */
  const tellCancelled = ({ gameId }: EventOf<'game.cancelled'>) => {
    toaster.send({ type: 'toast.dismiss', id: gameToastPrefix + gameId })
    if (starts.pathname() === pathOfGame(gameId)) return
    toaster.send({
      type: 'toast.add',
      toast: {
        id: `game-cancelled ${gameId}`,
        type: 'warning',
        title: { code: 'game.cancelled.toast' },
        message: { code: 'game.cancelled.hint' },
        dismiss: { click: true, duration: 20_000 },
      },
    })
  }

  const offerGame = (gameId: string, duration: number = offerMs.game) => {
    sounds.send({ type: 'sound.play', name: 'popup', once: gameToastPrefix + gameId })
    toaster.send({
      type: 'toast.add',
      toast: {
        id: gameToastPrefix + gameId,
        type: 'info',
        title: { code: 'game.started.toast' },
        message: { code: 'game.started.hint' },
        action: { code: 'game.started.open' },
        dismiss: { click: true, duration },
      },
    })
  }

  /** Takes a player of a tournament to the board, once, where the reader looks; never out of a running game. */
  tournamentNews.listen((told) => {
    const gameId = ownBoardOf(told)
    const pathname = starts.pathname()
    if (gameId === null || pathname === null) return
    if (pathname === pathOfGame(gameId) || opened.has(gameId)) return
    if (!isVisible() || starts.isHeld() || pathname === computerPath) {
      return offerGame(gameId, offerMs.tournament)
    }
    opened.add(gameId)
    starts.open(gameId)
  })

  news.listen((told) => {
    if (told.type === 'challenge.received') return tellChallenge(told.challenge.owner.name)
    if (told.type === 'game.soon') return tellSoon(told)
    if (told.type === 'game.cancelled') return tellCancelled(told)
    const pathname = starts.pathname()
    if (told.type !== 'game.started' || pathname === null) return undefined
    if (pathname === pathOfGame(told.gameId)) return undefined
    if (!gamePage.test(pathname)) return starts.open(told.gameId)
    return offerGame(told.gameId)
  })
}
