export const soundNames = [
  'knock',
  'start',
  'zeitnot',
  'win',
  'def',
  'draw',
  'drawdecl',
  'call',
  'tourend',
  'popup',
] as const
export type SoundName = (typeof soundNames)[number]

/** Why no sound can be played; the codes of the chess board's sound player. */
export const soundFailures = [
  'unsupported',
  'fetch-failed',
  'decode-failed',
  'play-failed',
] as const
export type SoundFailure = (typeof soundFailures)[number]

export interface SoundsInput {
  /** Whether the reader wants sounds: the board's setting. */
  readonly enabled: boolean
  /** From 0 to 1. @default 0.5 */
  readonly volume?: number
}

export interface SoundsContext {
  readonly enabled: boolean
  readonly volume: number
  /** Once-only sounds that were played: `game-7:zeitnot`. */
  readonly heard: readonly string[]
  readonly failure: SoundFailure | null
}

/** What the page, or a game, may send. */
export type SoundsUiEvent =
  | {
      readonly type: 'sound.play'
      readonly name: SoundName
      /** A name for a sound that is played only once, such as the low time of a game. */
      readonly once?: string
    }
  | { readonly type: 'sounds.enable'; readonly enabled: boolean }
  | { readonly type: 'volume.set'; readonly volume: number }

/** What the browser and the player send. */
export type SoundsSystemEvent =
  /** The reader touched the page or pressed a key, so the browser now allows sound. */
  | { readonly type: 'gesture.made' }
  | { readonly type: 'player.fail'; readonly failure: SoundFailure }

export type SoundsEvent = SoundsUiEvent | SoundsSystemEvent

/** What the machine sends to the player. */
export type PlayerCommand =
  | { readonly type: 'play'; readonly name: SoundName }
  | { readonly type: 'volume'; readonly volume: number }

export interface SoundPlayer {
  readonly play: (name: SoundName) => void
  readonly setVolume: (volume: number) => void
  readonly close: () => void
}

export interface StartPlayerInput {
  readonly volume: number
}

export interface SoundsDeps {
  /** Opens the audio device; the player is closed when sounds are turned off or fail. */
  readonly startPlayer: (
    input: StartPlayerInput,
    onFailure: (failure: SoundFailure) => void,
  ) => SoundPlayer
}
