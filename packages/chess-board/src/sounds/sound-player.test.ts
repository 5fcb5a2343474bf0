import { describe, expect, it, vi } from 'vitest'
import type { SoundContext, SoundGain, SoundNode, SoundSource } from './sound-context.ts'
import { createSoundPlayer, type SoundPlayerOptions } from './sound-player.ts'
import { soundNames, soundSlices } from './sprite.generated.ts'

/** An audio context that writes down what is played instead of playing it. */
function fakeAudio() {
  const played: { offset: number; duration: number; buffer: object | null; volume: number }[] = []
  const volumes: { value: number }[] = []
  const gains = new Map<SoundNode, { value: number }>()
  const destination: SoundNode = { connect: () => {}, disconnect: () => {} }
  const context = {
    state: 'suspended',
    destination,
    createGain: () => {
      const gain = { value: 1 }
      const node: SoundGain = {
        gain,
        connect: (target) => target === destination && gains.set(node, gain),
        disconnect: () => gains.delete(node),
      }
      volumes.push(gain)
      return node
    },
    createBufferSource: () => {
      let volume = NaN
      const source: SoundSource = {
        buffer: null,
        connect: (target) => {
          volume = gains.get(target)?.value ?? NaN
        },
        disconnect: () => {},
        start: (_when, offset, duration) => {
          played.push({ offset, duration, buffer: source.buffer, volume })
        },
      }
      return source
    },
    decodeAudioData: vi.fn(async (file: ArrayBuffer): Promise<object> => ({ decoded: file })),
    resume: vi.fn(async () => {
      context.state = 'running'
    }),
    close: vi.fn(async () => {
      context.state = 'closed'
    }),
  } satisfies SoundContext
  return { context, played, volumes }
}

const sprite = () => Promise.resolve(new Response('the sprite'))

/** Lets everything that is already settled go on; no time passes. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

function setUp(options: SoundPlayerOptions = {}) {
  const audio = fakeAudio()
  const page = new EventTarget()
  const clock = { now: 1_000 }
  const createContext = vi.fn(() => audio.context)
  const fetch = vi.fn<NonNullable<SoundPlayerOptions['fetch']>>(sprite)
  const onError = vi.fn<NonNullable<SoundPlayerOptions['onError']>>()
  const player = createSoundPlayer({
    gestures: page,
    createContext,
    fetch,
    onError,
    now: () => clock.now,
    ...options,
  })
  const gesture = async (type = 'pointerdown') => {
    page.dispatchEvent(new Event(type))
    await settle()
  }
  const codes = () => onError.mock.calls.map(([{ code }]) => code)
  return { ...audio, player, page, clock, createContext, fetch, onError, gesture, codes }
}

describe('before the first gesture', () => {
  it('drops sounds, also when the gesture comes', async () => {
    const { player, gesture, played, createContext, fetch } = setUp()
    player.play('start')
    await settle()
    expect(createContext).not.toHaveBeenCalled()
    expect(fetch).not.toHaveBeenCalled()
    await gesture()
    expect(played).toEqual([])
  })

  it.each(['pointerdown', 'pointerup', 'keydown'])('waits for %s', async (type) => {
    const { player, gesture, played } = setUp()
    await gesture('pointermove')
    player.play('knock')
    await gesture(type)
    player.play('call')
    await settle()
    expect(played.map(({ offset }) => offset)).toEqual([soundSlices.call.offset])
  })
})

describe('after a gesture', () => {
  it.each(soundNames)('plays the slice of %s at half the volume', async (name) => {
    const { player, gesture, played } = setUp()
    await gesture()
    player.play(name)
    await settle()
    expect(played).toEqual([
      { ...soundSlices[name], buffer: { decoded: expect.any(ArrayBuffer) }, volume: 0.5 },
    ])
  })

  it('plays the sound of the very gesture', async () => {
    const { player, page, gesture, played } = setUp()
    page.addEventListener('pointerdown', () => player.play('knock'))
    await gesture()
    expect(played).toHaveLength(1)
  })

  it('fetches and decodes once, from the address it is given', async () => {
    const { player, gesture, fetch, context, createContext } = setUp({ url: '/knocks.wav' })
    await gesture()
    player.play('knock')
    player.play('draw')
    await gesture('keydown')
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/knocks.wav', expect.anything())
    expect(context.decodeAudioData).toHaveBeenCalledOnce()
    expect(createContext).toHaveBeenCalledOnce()
  })

  it('finds the sprite of the package by itself', async () => {
    const { gesture, fetch } = setUp()
    await gesture()
    expect(String(fetch.mock.calls[0]?.[0])).toMatch(/\/sounds\/sprite\.wav$/)
  })

  it('drops a sound that had to wait for the sprite for too long', async () => {
    const { player, gesture, played, clock, fetch } = setUp()
    let arrive = (_answer: Response) => {}
    fetch.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    await gesture()
    player.play('knock')
    clock.now += 200
    player.play('win')
    clock.now += 100
    arrive(await sprite())
    await settle()
    expect(played.map(({ offset }) => offset)).toEqual([soundSlices.win.offset])
  })

  it('drops sounds while the browser refuses, and asks again at the next gesture', async () => {
    const { player, gesture, played, context, onError } = setUp()
    context.resume.mockRejectedValue(new Error('not allowed'))
    await gesture()
    player.play('knock')
    await settle()
    expect(played).toEqual([])
    context.resume.mockImplementation(async () => {
      context.state = 'running'
    })
    await gesture('pointerup')
    player.play('draw')
    await settle()
    expect(played).toHaveLength(1)
    expect(onError).not.toHaveBeenCalled()
  })

  it('resumes when the system has interrupted the sound', async () => {
    const { player, gesture, played, context } = setUp()
    await gesture()
    context.state = 'interrupted'
    player.play('knock')
    await settle()
    expect(context.resume).toHaveBeenCalledTimes(2)
    expect(played).toHaveLength(1)
  })
})

describe('the same sound', () => {
  it('plays once in 40 ms, and other sounds beside it', async () => {
    const { player, gesture, played, clock } = setUp()
    await gesture()
    player.play('knock')
    clock.now += 39
    player.play('knock')
    player.play('draw')
    clock.now += 1
    player.play('knock')
    await settle()
    const { knock, draw } = soundSlices
    expect(played.map(({ offset }) => offset)).toEqual([knock.offset, draw.offset, knock.offset])
  })
})

describe('settings', () => {
  it('plays and fetches nothing while off', async () => {
    const { player, gesture, fetch, createContext } = setUp({ enabled: false })
    await gesture()
    player.play('knock')
    await settle()
    expect(createContext).not.toHaveBeenCalled()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('plays once turned on, the gesture having been before', async () => {
    const { player, gesture, played, fetch } = setUp({ enabled: false })
    await gesture()
    player.setEnabled(true)
    expect(fetch).toHaveBeenCalledOnce()
    player.play('knock')
    await settle()
    expect(played).toHaveLength(1)
  })

  it('silences what is playing when turned off', async () => {
    const { player, gesture, volumes, played } = setUp()
    await gesture()
    player.setEnabled(false)
    expect(volumes).toEqual([{ value: 0 }])
    player.play('knock')
    await settle()
    expect(played).toEqual([])
    player.setEnabled(true)
    expect(volumes).toEqual([{ value: 0.5 }])
  })

  it.each([
    [0.8, 0.8],
    [0, 0],
    [-1, 0],
    [7, 1],
    [NaN, 0],
  ])('takes the volume %d as %d, at the start and later', async (given, gain) => {
    const first = setUp({ volume: given })
    await first.gesture()
    const second = setUp()
    await second.gesture()
    second.player.setVolume(given)
    expect([first.volumes, second.volumes]).toEqual([[{ value: gain }], [{ value: gain }]])
  })
})

describe('a failure', () => {
  it('without Web Audio stays silent and is told once', async () => {
    const createContext = vi.fn<NonNullable<SoundPlayerOptions['createContext']>>(() => {
      throw new Error('no AudioContext')
    })
    const { player, gesture, played, codes, clock } = setUp({ createContext })
    await gesture()
    player.play('knock')
    clock.now += 1_000
    player.play('knock')
    await settle()
    expect(createContext).toHaveBeenCalledTimes(3)
    expect(codes()).toEqual(['unsupported'])
    expect(played).toEqual([])
  })

  it.each([
    ['no connection', () => Promise.reject(new TypeError('offline'))],
    ['a missing file', () => Promise.resolve(new Response('', { status: 404 }))],
  ])('to fetch (%s) is told once and tried again at the next sound', async (_what, answer) => {
    const { player, gesture, played, codes, fetch } = setUp()
    fetch.mockImplementation(answer)
    await gesture()
    await gesture()
    expect(fetch).toHaveBeenCalledOnce()
    player.play('knock')
    await settle()
    expect(fetch).toHaveBeenCalledTimes(2)
    fetch.mockImplementation(sprite)
    player.play('draw')
    await settle()
    expect(played).toHaveLength(1)
    expect(codes()).toEqual(['fetch-failed'])
  })

  it('to decode is told with its cause and tried again at the next sound', async () => {
    const { player, gesture, played, context, onError } = setUp()
    const cause = new Error('not a sound')
    context.decodeAudioData.mockRejectedValueOnce(cause)
    await gesture()
    player.play('knock')
    await settle()
    expect(played).toHaveLength(1)
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'SoundError', code: 'decode-failed', cause }),
    )
  })

  it('is told again when a sound was played in between', async () => {
    const { player, gesture, codes, context } = setUp()
    const broken = () => {
      throw new Error('broken')
    }
    const source = context.createBufferSource
    await gesture()
    context.createBufferSource = broken
    player.play('knock')
    player.play('draw')
    await settle()
    context.createBufferSource = source
    player.play('win')
    await settle()
    context.createBufferSource = broken
    player.play('def')
    await settle()
    expect(codes()).toEqual(['play-failed', 'play-failed'])
  })

  it('that nobody listens to throws nothing', async () => {
    const page = new EventTarget()
    const player = createSoundPlayer({ gestures: page, fetch: () => Promise.reject(new Error()) })
    page.dispatchEvent(new Event('keydown'))
    player.play('knock')
    await settle()
    expect(() => player.close()).not.toThrow()
  })
})

describe('closing', () => {
  it('lets the device go, hears no more gestures and stays silent', async () => {
    const { player, gesture, played, context, createContext, onError } = setUp()
    await gesture()
    player.close()
    player.close()
    await gesture()
    player.play('knock')
    player.setEnabled(true)
    player.setVolume(1)
    await settle()
    expect(context.close).toHaveBeenCalledOnce()
    expect(createContext).toHaveBeenCalledOnce()
    expect(played).toEqual([])
    expect(onError).not.toHaveBeenCalled()
  })

  it('ends a fetch that is under way, which is no failure', async () => {
    const { player, gesture, fetch, played, onError } = setUp()
    fetch.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    await gesture()
    player.play('knock')
    player.close()
    await settle()
    expect(fetch.mock.calls[0]?.[1].signal.aborted).toBe(true)
    expect(played).toEqual([])
    expect(onError).not.toHaveBeenCalled()
  })

  it('before any gesture needs no audio context', () => {
    const { player, createContext } = setUp()
    player.close()
    expect(createContext).not.toHaveBeenCalled()
  })
})

it('is silent where there is no page, as on a server', async () => {
  const player = createSoundPlayer()
  player.play('knock')
  await settle()
  expect(() => player.close()).not.toThrow()
})
