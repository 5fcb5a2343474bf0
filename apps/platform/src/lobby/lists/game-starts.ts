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

/** Leads the player into the games that begin, and to the challenges that come. */
export interface GameStarts {
  readonly attach: (router: GameRouter) => void
  /** Opens a game, as the answer to an own press: also from another game's page. */
  readonly open: (gameId: string) => void
  /** A toast was followed, by a click or its button; one that tells of a game leads to it. */
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

/** Whoever is on the page of another game stays there: a toast leads to the one that begins. */
export function openGameStarts({ news, toaster, sounds }: GameStartsDeps): GameStarts {
  let router: GameRouter | null = null

  /** Whoever is there needs no word of it. */
  const forgetToast = (gameId: string) =>
    toaster.send({ type: 'toast.dismiss', id: toastPrefix + gameId })

  const go = (gameId: string) => {
    const path = pathOf(gameId)
    forgetToast(gameId)
    if (router && router.state.location.pathname !== path) void router.navigate(path)
  }

  /** On the page of the challenges the challenge itself appears. */
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
