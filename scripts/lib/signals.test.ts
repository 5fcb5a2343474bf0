import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { onStopSignal } from './signals.mjs'

describe('being asked to stop', () => {
  const watch = () => {
    const source = new EventEmitter()
    const stop = vi.fn()
    let time = 0
    let parent = 100
    const checks = new Set<() => void>()
    const watched = onStopSignal(stop, {
      source,
      now: () => time,
      parent: () => parent,
      every: (check) => {
        checks.add(check)
        return () => checks.delete(check)
      },
    })
    const checkParent = (id: number) => {
      parent = id
      checks.forEach((check) => check())
    }
    const at = (ms: number, signal: NodeJS.Signals) => {
      time = ms
      source.emit(signal)
    }
    return { source, stop, watched, at, checks, checkParent }
  }

  it('takes a Ctrl-C that arrives from the terminal and from npm as one', () => {
    const { stop, at, watched } = watch()
    at(0, 'SIGINT')
    at(3, 'SIGINT')
    expect(stop.mock.calls).toEqual([['SIGINT', 1]])
    expect(watched.signal()).toBe('SIGINT')
  })

  it('counts a second Ctrl-C of an impatient person', () => {
    const { stop, at } = watch()
    at(0, 'SIGINT')
    at(1_000, 'SIGINT')
    expect(stop.mock.calls).toEqual([
      ['SIGINT', 1],
      ['SIGINT', 2],
    ])
  })

  it('stops when npm ends without passing the signal on', () => {
    const { stop, checkParent } = watch()
    checkParent(100)
    expect(stop).not.toHaveBeenCalled()
    checkParent(1)
    checkParent(1)
    expect(stop.mock.calls).toEqual([['SIGTERM', 1]])
  })

  it('listens no more once released', () => {
    const { source, stop, watched, checks } = watch()
    watched.release()
    expect(checks.size).toBe(0)
    source.emit('SIGTERM')
    expect(stop).not.toHaveBeenCalled()
    expect(source.listenerCount('SIGTERM')).toBe(0)
  })
})
