import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { machineEntry } from '../../packages/machines/src/catalogue/machine-entry.ts'
import type { StoryFacts } from './story-states.ts'
import {
  machineFacts,
  type MachineFacts,
  machineReport,
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
  unhandled: [],
}
const story = (name: string, states: readonly string[]): StoryFacts => ({
  id: `doors--${name.toLowerCase()}`,
  name,
  title: 'Doors',
  states,
  claims: [],
  looksLike: undefined,
  skipped: false,
  modes: new Map(),
})
const stories = [story('Shut', ['door/shut']), story('AjarHalf', ['door/ajar.half', 'gate/open'])]

it('counts what a machine has', () => {
  expect(machineFacts(entry)).toEqual({
    name: 'door',
    leaves: ['shut', 'opening', 'ajar.half', 'walled'],
    transitions: 3,
    examples: ['shut', 'ajar.half'],
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
    expect(missing).toEqual(['The example ajar.half has no story with the name AjarHalf.'])
  })

  it('misses a story with the name of the state', () => {
    const named = [...stories.slice(0, 1), story('Half', ['door/ajar.half'])]
    expect(machineReport(facts, named, () => true).missing).toEqual([
      'The example ajar.half has no story with the name AjarHalf.',
    ])
  })

  it('reads a story’s name with its group’s', () => {
    const grouped = { ...story('Half', ['door/ajar.half']), title: 'Doors/Ajar' }
    expect(machineReport(facts, [...stories.slice(0, 1), grouped], () => true).missing).toEqual([])
  })

  it('misses a picture', () => {
    const pictured = ({ name }: StoryFacts) => name === 'Shut'
    expect(machineReport(facts, stories, pictured).missing).toEqual([
      'The story doors--ajarhalf has no picture of its state.',
    ])
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
    'The story doors--ajarhalf shows gate/open, which is no leaf state of any machine.',
  ])
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
