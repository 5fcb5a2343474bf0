/** Why there is no sound, for callers who act on it. */
export type SoundErrorCode =
  /** The browser has no Web Audio, or would not make a context. */
  | 'unsupported'
  /** The sprite did not arrive. */
  | 'fetch-failed'
  /** The sprite arrived and is not sound that the browser reads. */
  | 'decode-failed'
  /** The sound was there and the browser would not play it. */
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
