import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideSounds } from './sounds.machine.ts'
import { type SoundFailure, type SoundName, soundNames, type SoundsInput } from './sounds.types.ts'
import { selectSoundsView } from './sounds.view.ts'

function start(input: Partial<SoundsInput> = {}, { gesture = true, refuses = false } = {}) {
  const heard: string[] = []
  const volumes: number[] = []
  const players = { open: 0, started: 0 }
  let fail: (failure: SoundFailure) => void = () => {}
  const machine = provideSounds({
    startPlayer: ({ volume }, onFailure) => {
      if (refuses) throw new Error('no audio')
      players.open += 1
      players.started += 1
      volumes.push(volume)
      fail = onFailure
      return {
        play: (name) => heard.push(name),
        setVolume: (louder) => volumes.push(louder),
        close: () => {
          players.open -= 1
        },
      }
    },
  })
  const actor = createActor(machine, { input: { enabled: true, ...input } }).start()
  if (gesture) actor.send({ type: 'gesture.made' })
  return {
    actor,
    heard,
    players,
    volumes,
    fail: (failure: SoundFailure) => fail(failure),
    view: () => selectSoundsView(actor.getSnapshot()),
    play: (name: SoundName, once?: string) =>
      actor.send({ type: 'sound.play', name, ...(once !== undefined && { once }) }),
    enable: (enabled: boolean) => actor.send({ type: 'sounds.enable', enabled }),
  }
}

describe('sounds', () => {
  it('are off until a gesture, and what was asked for before is not heard later', () => {
    const { actor, heard, play, players, view } = start({}, { gesture: false })
    play('start')
    expect([view().status, players.started]).toEqual(['locked', 0])
    actor.send({ type: 'gesture.made' })
    play('knock')
    expect([view().status, heard]).toEqual(['on', ['knock']])
  })

  it('are the ten of the specification', () => {
    const { heard, play } = start()
    for (const name of soundNames) play(name)
    expect(heard).toEqual([
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
    ])
  })

  it('have a volume of 0.5, which can be changed', () => {
    const { actor, view, volumes } = start()
    expect(volumes).toEqual([0.5])
    actor.send({ type: 'volume.set', volume: 0.8 })
    expect([volumes, view().volume]).toEqual([[0.5, 0.8], 0.8])
  })

  it.each([
    [-1, 0],
    [2, 1],
    [Number.NaN, 0],
  ])('have no volume of %d, but %d', (volume, heardAs) => {
    expect(start({ volume }).view().volume).toBe(heardAs)
  })

  it('keep a volume that was set before the gesture', () => {
    const { actor, volumes } = start({}, { gesture: false })
    actor.send({ type: 'volume.set', volume: 1 })
    actor.send({ type: 'gesture.made' })
    expect(volumes).toEqual([1])
  })

  it('are off when the reader turned them off, and the device is let go', () => {
    const { enable, heard, play, players, view } = start()
    enable(false)
    play('knock')
    expect([view().status, heard, players.open]).toEqual(['off', [], 0])
    enable(true)
    play('knock')
    expect([view().status, heard, players.open]).toEqual(['on', ['knock'], 1])
  })

  it('stay off after the gesture when they were turned off before', () => {
    const { actor, enable, players, view } = start({}, { gesture: false })
    enable(false)
    actor.send({ type: 'gesture.made' })
    expect([view().status, players.started]).toEqual(['off', 0])
  })

  it('use one player, however often they are enabled and touched', () => {
    const { actor, enable, players } = start()
    enable(true)
    actor.send({ type: 'gesture.made' })
    expect(players.started).toBe(1)
  })

  it('let the device go when the machine is stopped', () => {
    const { actor, players } = start()
    actor.stop()
    expect(players.open).toBe(0)
  })
})

describe('what may be heard once', () => {
  it('R36: the low-time sound comes at most once for a game, however often it is asked for', () => {
    const { heard, play } = start()
    for (let tick = 0; tick < 300; tick += 1) play('zeitnot', 'game-7:zeitnot')
    play('zeitnot', 'game-8:zeitnot')
    expect(heard).toEqual(['zeitnot', 'zeitnot'])
  })

  it('R84: the end is heard once, though it comes by event and by snapshot', () => {
    const { heard, play } = start()
    play('win', 'game-7:end')
    play('win', 'game-7:end')
    expect(heard).toEqual(['win'])
  })

  it('is not heard late when it came while sounds were off', () => {
    const { enable, heard, play } = start({ enabled: false })
    play('zeitnot', 'game-7:zeitnot')
    enable(true)
    play('zeitnot', 'game-7:zeitnot')
    expect(heard).toEqual([])
  })

  it('is remembered for 64 of them, so that memory does not grow', () => {
    const { actor, play } = start()
    for (let game = 0; game < 1_000; game += 1) play('win', `game-${game}:end`)
    expect(actor.getSnapshot().context.heard).toHaveLength(64)
  })
})

describe('a broken player', () => {
  it('is told, closed, and replaced for the next sound but one', () => {
    const { fail, heard, play, players, view } = start()
    fail('fetch-failed')
    expect(view()).toMatchObject({ status: 'broken', failure: 'fetch-failed' })
    expect(players.open).toBe(0)
    play('knock')
    expect([view().status, heard]).toEqual(['on', []])
    play('win')
    expect(heard).toEqual(['win'])
  })

  it('is not tried again where there is no audio at all', () => {
    const { fail, play, players, view } = start()
    fail('unsupported')
    play('knock')
    expect([view().status, players.started]).toEqual(['broken', 1])
  })

  it('that can’t even be made is no failure of the page', () => {
    const { view } = start({}, { refuses: true })
    expect(view()).toMatchObject({ status: 'broken', failure: 'unsupported' })
  })
})
