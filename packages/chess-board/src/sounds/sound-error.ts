/** Why there is no sound, for programs. */
export type SoundErrorCode =
  /** The browser has no Web Audio, or did not create a context. */
  | 'unsupported'
  /** The sprite could not be fetched. */
  | 'fetch-failed'
  /** The browser could not decode the sprite. */
  | 'decode-failed'
  /** The browser did not play the decoded sound. */
  | 'play-failed'

/** A sound that could not be played. The player stays silent and tries again at the next one. */
export class SoundError extends Error {
  override readonly name = 'SoundError'

  readonly code: SoundErrorCode

  constructor(code: SoundErrorCode, options?: ErrorOptions) {
    super(
      `The board is silent (${code}). The player tries again at the next sound; nothing else depends on it.`,
      options,
    )
    this.code = code
  }
}
