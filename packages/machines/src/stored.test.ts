import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { restoreSnapshot, storeSnapshot } from './stored.ts'

interface Count {
  readonly count: number
}

const machine = setup({ types: { context: { count: 0 } } }).createMachine({
  context: { count: 2 },
  initial: 'idle',
  states: {
    idle: {},
    busy: { initial: 'first', states: { first: {}, second: {} } },
    both: {
      type: 'parallel',
      states: { left: {}, right: { initial: 'a', states: { a: {}, b: {} } } },
    },
    over: { type: 'final' },
  },
})

const isContext = (context: unknown): context is Count =>
  typeof context === 'object' &&
  context !== null &&
  'count' in context &&
  typeof context.count === 'number'

const restore = (text: string | null, version = 1) =>
  restoreSnapshot(machine, text, { version, isContext })

describe('S-86: a stored snapshot', () => {
  it.each([
    { value: 'idle' },
    { value: { busy: 'second' } },
    { value: { both: { left: {}, right: 'b' } } },
    { value: 'over' },
  ])('comes back as it was: $value', ({ value }) => {
    const snapshot = machine.resolveState({ value, context: { count: 7 } })
    const back = restore(storeSnapshot(snapshot, 1))
    expect(back?.value).toEqual(snapshot.value)
    expect(back?.context).toEqual({ count: 7 })
    expect(back?.status).toBe(value === 'over' ? 'done' : 'active')
  })

  it('goes on from where it was', () => {
    const stored = storeSnapshot(
      machine.resolveState({ value: { busy: 'second' }, context: { count: 1 } }),
      1,
    )
    const snapshot = restore(stored)
    if (!snapshot) throw new Error('was refused')
    expect(createActor(machine, { snapshot }).start().getSnapshot().value).toEqual({
      busy: 'second',
    })
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{"version":1,'],
    ['a list', '[]'],
    ['an older version', '{"version":0,"value":"idle","context":{"count":1}}'],
    ['a state that is none', '{"version":1,"value":"gone","context":{"count":1}}'],
    ['the prototype as a state', '{"version":1,"value":"constructor","context":{"count":1}}'],
    ['a compound state without a child', '{"version":1,"value":"busy","context":{"count":1}}'],
    [
      'two children at once',
      '{"version":1,"value":{"busy":"first","idle":{}},"context":{"count":1}}',
    ],
    [
      'one half of a parallel state',
      '{"version":1,"value":{"both":{"left":{}}},"context":{"count":1}}',
    ],
    ['a child of a leaf', '{"version":1,"value":{"idle":"deep"},"context":{"count":1}}'],
    ['a context of another shape', '{"version":1,"value":"idle","context":{"count":"1"}}'],
    ['no context', '{"version":1,"value":"idle"}'],
    [
      'depth without end',
      `{"version":1,"context":{"count":1},"value":${'{"busy":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    ],
  ])('is refused without an error: %s', (_, text) => {
    expect(restore(text)).toBeNull()
  })
})
