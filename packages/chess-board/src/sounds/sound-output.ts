import type { SoundContext, SoundGain } from './sound-context.ts'
import { SoundError } from './sound-error.ts'

export interface SoundOutputOptions {
  readonly url: string | URL
  readonly createContext: () => SoundContext
  readonly fetch: (url: string | URL, init: { readonly signal: AbortSignal }) => Promise<Response>
  /** Aborts the fetch. */
  readonly signal: AbortSignal
}

/** The audio context and the decoded sprite, both created on first use. */
export function createSoundOutput({ url, createContext, fetch, signal }: SoundOutputOptions) {
  let device: { readonly context: SoundContext; readonly gain: SoundGain } | undefined
  let sprite: Promise<object> | undefined
  let volume = 0

  const openDevice = () => {
    if (device) return device
    try {
      const context = createContext()
      const gain = context.createGain()
      gain.connect(context.destination)
      gain.gain.value = volume
      device = { context, gain }
      return device
    } catch (cause) {
      throw new SoundError('unsupported', { cause })
    }
  }

  const fetchSprite = async () => {
    try {
      const response = await fetch(url, { signal })
      if (!response.ok) throw new Error(`The sprite was answered with status ${response.status}.`)
      return await response.arrayBuffer()
    } catch (cause) {
      throw new SoundError('fetch-failed', { cause })
    }
  }

  const decodeSprite = async (context: SoundContext, file: ArrayBuffer) => {
    try {
      return await context.decodeAudioData(file)
    } catch (cause) {
      throw new SoundError('decode-failed', { cause })
    }
  }

  const loadSprite = async (context: SoundContext) => {
    try {
      return await decodeSprite(context, await fetchSprite())
    } catch (error) {
      // Lets the next sound try again.
      sprite = undefined
      throw error
    }
  }

  const resume = async (context: SoundContext) => {
    // A browser that does not allow sound yet is no error: the next gesture or sound tries again.
    if (context.state !== 'running') await context.resume().catch(() => {})
  }

  return {
    /** @throws {SoundError} */
    async prepare() {
      const { context, gain } = openDevice()
      sprite ??= loadSprite(context)
      const [buffer] = await Promise.all([sprite, resume(context)])
      return { context, gain, buffer }
    },
    setVolume(value: number) {
      volume = value
      if (device) device.gain.gain.value = value
    },
    close() {
      device?.gain.disconnect()
      void device?.context.close().catch(() => {})
      device = undefined
      sprite = undefined
    },
  }
}
