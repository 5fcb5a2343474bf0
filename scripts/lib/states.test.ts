import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { machineEntry } from '../../packages/machines/src/catalogue/machine-entry.ts'
import {
  machineFacts,
  type MachineFacts,
  machineReport,
  pictureOf,
  reportText,
  unknownStates,
} from './states.ts'

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.open': 'opening' } },
    opening: { always: 'ajar' },
    ajar: { initial: 'half', states: { half: { on: { 'door.*': '#door.shut' } } } },
    walled: {},
  },
})

const entry = machineEntry({
  name: 'door',
  machine: door,
  inputs: [undefined],
  examples: {
    shut: door.resolveState({ value: 'shut' }),
    'ajar.half': door.resolveState({ value: { ajar: 'half' } }),
  },
  events: {
    'door.open': [{ type: 'door.open' }],
    'door.close': [{ type: 'door.close' }],
    'bell.ring': [{ type: 'bell.ring' }],
  },
  view: ({ value }) => value,
})

const facts: MachineFacts = {
  name: 'door',
  leaves: ['shut', 'ajar.half'],
  transitions: 3,
  examples: ['shut', 'ajar.half'],
  reached: new Set(['shut', 'ajar.half']),
  unhandled: [],
}
const stories = [
  { id: 'doors--shut', states: ['door/shut'] },
  { id: 'doors--ajar', states: ['door/ajar.half', 'gate/open'] },
]

it('walks through a machine', () => {
  expect(machineFacts(entry)).toEqual({
    name: 'door',
    leaves: ['shut', 'opening', 'ajar.half', 'walled'],
    transitions: 3,
    examples: ['shut', 'ajar.half'],
    reached: new Set(['shut', 'opening', 'ajar.half']),
    unhandled: ['bell.ring'],
  })
})

describe('a machine', () => {
  const complete = machineReport(facts, stories, () => true)

  it('has nothing missing when every state can be looked at', () => {
    expect(complete).toEqual({ name: 'door', leaves: 2, transitions: 3, stories: 2, missing: [] })
  })

  it('misses an example', () => {
    const { missing } = machineReport({ ...facts, examples: ['shut'] }, stories, () => true)
    expect(missing).toEqual(['The state ajar.half has no example.'])
  })

  it('misses a story', () => {
    const { missing } = machineReport(facts, stories.slice(0, 1), () => true)
    expect(missing).toEqual(['The example ajar.half has no story.'])
  })

  it('misses the picture of a theme', () => {
    const onlyLight = (theme: string, file: string) =>
      theme === 'light' || file === 'doors-shut.png'
    expect(machineReport(facts, stories, onlyLight).missing).toEqual([
      'The story doors--ajar has no dark picture.',
    ])
  })

  it('misses a path to a state', () => {
    const { missing } = machineReport({ ...facts, reached: new Set(['shut']) }, stories, () => true)
    expect(missing).toEqual(['No path reaches the state ajar.half.'])
  })

  it('misses a state that handles an event', () => {
    const { missing } = machineReport({ ...facts, unhandled: ['bell.ring'] }, stories, () => true)
    expect(missing).toEqual(['No state handles the event bell.ring.'])
  })

  it('is not credited with the stories of one whose name begins alike', () => {
    const { stories: count } = machineReport({ ...facts, name: 'do' }, stories, () => true)
    expect(count).toBe(0)
  })
})

it('names the states that no machine has', () => {
  expect(unknownStates([facts], stories)).toEqual([
    'The story doors--ajar shows gate/open, which is no leaf state of any machine.',
  ])
})

it('names a picture as vitest does', () => {
  expect(pictureOf('a--b---c')).toBe('a-b-c.png')
})

it('is a table with a sum, and what is missing below it', () => {
  const text = reportText([
    machineReport(facts, stories, () => true),
    { name: 'gate', leaves: 12, transitions: 30, stories: 0, missing: ['It rusts.'] },
  ])
  expect(text).toBe(
    `machine     states  transitions  stories  missing
door             2            3        2        0
gate            12           30        0        1
2 machines      14           33        2        1

gate:
  It rusts.`,
  )
})
