import type { ToasterMachine } from '@kingside/machines/toaster'
import type { ActorRefFrom } from 'xstate'

/** The part of a router that goes to a game. */
export interface GameRouter {
  readonly state: { readonly location: { readonly pathname: string } }
  readonly navigate: (to: string) => Promise<void>
  readonly subscribe: (
    listener: (state: { readonly location: { readonly pathname: string } }) => void,
  ) => () => void
}

/** Opens games, and follows the toasts that lead to them; `followGameNews` tells which begin. */
export interface GameStarts {
  readonly attach: (router: GameRouter) => void
  /** The path of the page; null until there is a router. */
  readonly pathname: () => string | null
  /** Opens a game after the player's own press, also from the page of another game. */
  readonly open: (gameId: string) => void
  /** A game is played on the page: until what this answers is called, no scheduled game opens over it. */
  readonly hold: () => () => void
  readonly isHeld: () => boolean
  /** A toast was clicked, or its button; a toast about a game opens the game. */
  readonly followToast: (id: string) => void
}

export interface GameStartsDeps {
  readonly toaster: Pick<ActorRefFrom<ToasterMachine>, 'send'>
}

export const gameToastPrefix = 'game-started '
export const challengeToast = 'challenge-received'
export const challengesPath = '/active-games'
export const pathOfGame = (gameId: string) => `/game/${gameId}`

/** Opens games by the router that is attached; before there is one, nothing opens. */
export function openGameStarts({ toaster }: GameStartsDeps): GameStarts {
  let router: GameRouter | null = null
  let held = 0

  /** On the game's own page its toast is not needed. */
  const forgetToast = (gameId: string) =>
    toaster.send({ type: 'toast.dismiss', id: gameToastPrefix + gameId })

  const open = (gameId: string) => {
    const path = pathOfGame(gameId)
    forgetToast(gameId)
    if (router && router.state.location.pathname !== path) void router.navigate(path)
  }

  return {
    attach: (attached) => {
      router = attached
      attached.subscribe(({ location: { pathname } }) => {
        if (pathname.startsWith(pathOfGame(''))) forgetToast(pathname.slice(pathOfGame('').length))
      })
    },
    pathname: () => router?.state.location.pathname ?? null,
    open,
    hold: () => {
      held += 1
      let isHeld = true
      return () => {
        if (isHeld) held -= 1
        isHeld = false
      }
    },
    isHeld: () => held > 0,
    followToast: (id) => {
      if (id.startsWith(gameToastPrefix)) open(id.slice(gameToastPrefix.length))
      if (id === challengeToast) void router?.navigate(challengesPath)
    },
  }
}
