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
  /** A toast was clicked, or its button; a toast about a game opens the game. */
  readonly followToast: (id: string) => void
}

export interface GameStartsDeps {
  readonly news: Lobby['news']
  readonly toaster: Pick<ActorRefFrom<ToasterMachine>, 'send'>
  readonly sounds: Pick<ActorRefFrom<SoundsMachine>, 'send'>
}

const toastPrefix = 'game-started '
const challengeToast = 'challenge-received'
const challengesPath = '/active-games'
const pathOf = (gameId: string) => `/game/${gameId}`
const gamePage = /^\/game\/./

/** Opens each game that starts. On the page of another game a toast offers it instead. */
export function openGameStarts({ news, toaster, sounds }: GameStartsDeps): GameStarts {
  let router: GameRouter | null = null

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

  news.listen((told) => {
    if (told.type === 'challenge.received') return tellChallenge(told.challenge.owner.name)
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
    followToast: (id) => {
      if (id.startsWith(toastPrefix)) go(id.slice(toastPrefix.length))
      if (id === challengeToast) void router?.navigate(challengesPath)
    },
  }
}
