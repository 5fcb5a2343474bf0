import type { LobbyEvent } from '@kingside/api'
import { scheduledStart } from '@kingside/api/facts'
import type { SoundsMachine } from '@kingside/machines/sounds'
import type { ToasterMachine } from '@kingside/machines/toaster'
import type { ActorRefFrom } from 'xstate'
import type { Lobby } from '../../platform/realtime/index.ts'

/** The part of a router that goes to a game. */
export interface GameRouter {
  readonly state: { readonly location: { readonly pathname: string } }
  readonly navigate: (to: string) => Promise<void>
  readonly subscribe: (
    listener: (state: { readonly location: { readonly pathname: string } }) => void,
  ) => () => void
}

/** Opens the games that start, and notifies of new challenges. */
export interface GameStarts {
  readonly attach: (router: GameRouter) => void
  /** Opens a game after the player's own press, also from the page of another game. */
  readonly open: (gameId: string) => void
  /** A game is played on the page: until what this answers is called, no scheduled game opens over it. */
  readonly hold: () => () => void
  /** A toast was clicked, or its button; a toast about a game opens the game. */
  readonly followToast: (id: string) => void
}

export interface GameStartsDeps {
  readonly news: Lobby['news']
  readonly toaster: Pick<ActorRefFrom<ToasterMachine>, 'send'>
  readonly sounds: Pick<ActorRefFrom<SoundsMachine>, 'send'>
  /** Whether the reader sees this tab. */
  readonly isVisible: () => boolean
}

type EventOf<Type extends LobbyEvent['type']> = Extract<LobbyEvent, { readonly type: Type }>

const toastPrefix = 'game-started '
const challengeToast = 'challenge-received'
const challengesPath = '/active-games'
const pathOf = (gameId: string) => `/game/${gameId}`
const gamePage = /^\/game\/./
/** The page of a game against the computer. */
const computerPath = '/play'
/** A minute before the start of a scheduled game, and when its page would open. */
const noticeMs = { early: 20_000, last: 40_000 } as const

/** Opens each game that starts. On the page of another game a toast offers it instead. */
export function openGameStarts({ news, toaster, sounds, isVisible }: GameStartsDeps): GameStarts {
  let router: GameRouter | null = null
  let held = 0
  const opened = new Set<string>()

  /** On the game's own page its toast is not needed. */
  const forgetToast = (gameId: string) =>
    toaster.send({ type: 'toast.dismiss', id: toastPrefix + gameId })

  const go = (gameId: string) => {
    const path = pathOf(gameId)
    forgetToast(gameId)
    if (router && router.state.location.pathname !== path) void router.navigate(path)
  }

  /** The page of the challenges shows the challenge, so it needs no toast. */
  const tellChallenge = (name: string) => {
    sounds.send({ type: 'sound.play', name: 'call' })
    if (router?.state.location.pathname === challengesPath) return
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
    const pathname = router?.state.location.pathname
    if (pathname === undefined || pathname === pathOf(gameId)) return
    const isLast = startsInMs <= scheduledStart.pageOpensMs
    if (isLast && isVisible() && held === 0 && pathname !== computerPath) {
      if (!opened.has(gameId)) go(gameId)
      opened.add(gameId)
      return
    }
    sounds.send({ type: 'sound.play', name: 'popup', once: `${toastPrefix}${gameId} ${isLast}` })
    toaster.send({
      type: 'toast.add',
      toast: {
        id: toastPrefix + gameId,
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
    forgetToast(gameId)
    if (router?.state.location.pathname === pathOf(gameId)) return
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

  news.listen((told) => {
    if (told.type === 'challenge.received') return tellChallenge(told.challenge.owner.name)
    if (told.type === 'game.soon') return tellSoon(told)
    if (told.type === 'game.cancelled') return tellCancelled(told)
    if (told.type !== 'game.started' || !router) return undefined
    const { pathname } = router.state.location
    if (pathname === pathOf(told.gameId)) return undefined
    if (!gamePage.test(pathname)) return go(told.gameId)
    sounds.send({ type: 'sound.play', name: 'popup', once: toastPrefix + told.gameId })
    return toaster.send({
      type: 'toast.add',
      toast: {
        id: toastPrefix + told.gameId,
        type: 'info',
        title: { code: 'game.started.toast' },
        message: { code: 'game.started.hint' },
        action: { code: 'game.started.open' },
        dismiss: { click: true, duration: 20_000 },
      },
    })
  })

  return {
    attach: (attached) => {
      router = attached
      attached.subscribe(({ location: { pathname } }) => {
        if (pathname.startsWith(pathOf(''))) forgetToast(pathname.slice(pathOf('').length))
      })
    },
    open: go,
    hold: () => {
      held += 1
      let isHeld = true
      return () => {
        if (isHeld) held -= 1
        isHeld = false
      }
    },
    followToast: (id) => {
      if (id.startsWith(toastPrefix)) go(id.slice(toastPrefix.length))
      if (id === challengeToast) void router?.navigate(challengesPath)
    },
  }
}
