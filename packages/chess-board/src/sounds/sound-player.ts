import type { SoundContext } from './sound-context.ts'
import { SoundError } from './sound-error.ts'
import { createSoundOutput } from './sound-output.ts'
import { type soundNames, soundSlices } from './sprite.generated.ts'

/** A sound by name; `soundNames` lists them. */
export type SoundName = (typeof soundNames)[number]

export interface SoundPlayerOptions {
  /** Where to listen for gestures, which browsers require before sound. @default window */
  readonly gestures?: EventTarget
  /** The URL of the sprite. @default the file in this package */
  readonly url?: string | URL
  /** Whether sounds are on. @default true */
  readonly enabled?: boolean
  /** From 0 to 1. @default 0.5 */
  readonly volume?: number
  /**
   * Called with the error when there is no sound: once, and again only after a sound was played.
   * @default no callback
   */
  readonly onError?: (error: SoundError) => void
  /** Creates the audio context, which the player then owns and closes. @default new AudioContext() */
  readonly createContext?: () => SoundContext
  /** Fetches the sprite. @default the global fetch */
  readonly fetch?: (url: string | URL, init: { readonly signal: AbortSignal }) => Promise<Response>
  /** The current time in milliseconds. @default performance.now */
  readonly now?: () => number
}

export interface SoundPlayer {
  /** Plays a sound now, or drops it. Never throws. */
  readonly play: (name: SoundName) => void
  /** Turns sounds on or off, including one that is playing. */
  readonly setEnabled: (enabled: boolean) => void
  /** Sets the volume, from 0 to 1, including that of a sound that is playing. */
  readonly setVolume: (volume: number) => void
  /** Stops, and releases the sprite and the audio device. A closed player plays nothing. */
  readonly close: () => void
}

/** Browsers allow sound when a finger leaves the screen, or a mouse button goes down. */
const gestureEvents = ['pointerdown', 'pointerup', 'keydown'] as const

/** The same sound again within this time (ms) is dropped: it would only be louder. */
const repeatAfter = 40

/** A sound later than this (ms) is dropped, because its event is past. */
const staleAfter = 250

/** Limits a volume to 0–1. NaN becomes 0, because an audio parameter would throw. */
const asVolume = (value: number) => Math.min(1, Math.max(0, value)) || 0

/**
 * Plays the board's sounds. The sprite is fetched and decoded once, at the user's first touch or key press; sounds
 * before that are dropped.
 *
 * @example
 * const sounds = createSoundPlayer({ enabled: settings.sounds })
 * sounds.play('knock')
 */
export function createSoundPlayer({
  gestures = typeof window === 'undefined' ? undefined : window,
  url = new URL('./sprite.wav', import.meta.url),
  enabled: initiallyEnabled = true,
  volume: initialVolume = 0.5,
  onError,
  createContext = () => new AudioContext(),
  fetch = (address, init) => globalThis.fetch(address, init),
  now = () => performance.now(),
}: SoundPlayerOptions = {}): SoundPlayer {
  let enabled = initiallyEnabled
  let volume = asVolume(initialVolume)
  let allowed = false
  let failing = false
  const lastAsked = new Map<SoundName, number>()
  const life = new AbortController()
  const closed = () => life.signal.aborted
  const output = createSoundOutput({ url, createContext, fetch, signal: life.signal })

  const report = (error: unknown) => {
    if (closed() || failing) return
    failing = true
    onError?.(error instanceof SoundError ? error : new SoundError('play-failed', { cause: error }))
  }

  const applyVolume = () => output.setVolume(enabled ? volume : 0)
  applyVolume()

  const start = async (name: SoundName, asked: number) => {
    const { context, gain, buffer } = await output.prepare()
    const stale = now() - asked > staleAfter
    if (closed() || !enabled || stale || context.state !== 'running') return
    const { offset, duration } = soundSlices[name]
    const source = context.createBufferSource()
    source.buffer = buffer
    source.connect(gain)
    source.start(0, offset, duration)
    failing = false
  }

  const warmUp = () => {
    if (enabled && allowed && !failing && !closed()) void output.prepare().catch(report)
  }

  const onGesture = () => {
    allowed = true
    warmUp()
  }

  for (const type of gestureEvents) {
    // In the capture phase, so that the gesture of the first move is handled before the move.
    gestures?.addEventListener(type, onGesture, {
      capture: true,
      passive: true,
      signal: life.signal,
    })
  }

  return {
    play: (name) => {
      if (closed() || !allowed || !enabled) return
      const asked = now()
      if (asked - (lastAsked.get(name) ?? -Infinity) < repeatAfter) return
      lastAsked.set(name, asked)
      void start(name, asked).catch(report)
    },
    setEnabled: (value) => {
      enabled = value
      applyVolume()
      warmUp()
    },
    setVolume: (value) => {
      volume = asVolume(value)
      applyVolume()
    },
    close: () => {
      life.abort()
      output.close()
      lastAsked.clear()
    },
  }
}
