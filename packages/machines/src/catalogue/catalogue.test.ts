import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createActor, initialTransition, SimulatedClock, transition } from 'xstate'
import { leafStates } from '../leaf-states.ts'
import { toMermaid } from '../mermaid.ts'
import { catalogue } from './catalogue.ts'
import { eventsIn, leavesOf, transitionsOf, walk } from './walk.ts'

/** As many in the full run as it takes to be sure; in the usual one, enough to meet what a change breaks. */
const steps = process.env['KINGSIDE_FULL'] === '1' ? 10_000 : 1_000

/** A row of numbers that looks random and is the same in every run (a 32-bit xorshift, Marsaglia 2003). */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % sides
  }
}

it('has an entry for every folder with a machine', () => {
  const folders = readdirSync(new URL('..', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'catalogue')
    .map(({ name }) => name)
  expect(catalogue.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
})

describe.each(catalogue)('$name', (entry) => {
  const { name, machine, inputs, examples, events } = entry

  it('has one example snapshot for each leaf state', () => {
    expect(Object.keys(examples).toSorted()).toEqual(leafStates(machine).toSorted())
    for (const [leaf, snapshot] of Object.entries(examples))
      expect(leavesOf(snapshot)).toContain(leaf)
  })

  it('draws every example, from plain data', () => {
    for (const snapshot of Object.values(examples)) {
      expect(() => entry.view(snapshot)).not.toThrow()
      expect(structuredClone(snapshot.context)).toEqual(snapshot.context)
    }
  })

  it('reaches every leaf state and takes every transition', () => {
    const { leaves, taken } = walk(entry)
    expect(leafStates(machine).filter((leaf) => !leaves.has(leaf))).toEqual([])
    expect(transitionsOf(entry).filter((transition_) => !taken.has(transition_))).toEqual([])
  })

  it('handles every event of its examples in some state, and has an example of each that it handles', () => {
    const handled = new Set(machine.events.filter((type) => !type.startsWith('xstate.')))
    const wildcards = [...handled].filter((type) => type.endsWith('*'))
    const isHandled = (type: string) =>
      handled.has(type) || wildcards.some((wildcard) => type.startsWith(wildcard.slice(0, -1)))
    expect(Object.keys(events).filter((type) => !isHandled(type))).toEqual([])
  })

  it(`stands ${steps} events in random order`, () => {
    const roll = dice(20_261_121)
    const start = () => initialTransition(machine, inputs[roll(inputs.length)])[0]
    let snapshot = start()
    // An expectation for each step would take longer than the machine does.
    const errors: (string | undefined)[] = []
    for (let step = 0; step < steps; step += 1) {
      const possible = eventsIn(entry, snapshot)
      const event = possible[roll(possible.length)]
      if (snapshot.status !== 'active' || event === undefined || roll(200) === 0) snapshot = start()
      else snapshot = transition(machine, snapshot, event)[0]
      if (snapshot.status === 'error') errors.push(event?.type)
      else entry.view(snapshot)
    }
    expect(errors).toEqual([])
  })

  it('leaves no timer behind when it is stopped', () => {
    const roll = dice(19_720_711)
    const list = Object.values(events).flat()
    for (let round = 0; round < 40; round += 1) {
      const timers = new Set<number>()
      const time = new SimulatedClock()
      const clock = {
        setTimeout: (run: () => void, ms: number) => {
          const id = time.setTimeout(() => {
            timers.delete(id)
            run()
          }, ms)
          timers.add(id)
          return id
        },
        clearTimeout: (id: number) => {
          timers.delete(id)
          time.clearTimeout(id)
        },
      }
      const actor = createActor(machine, { clock, input: inputs[roll(inputs.length)] }).start()
      for (let step = 0; step < 25; step += 1) {
        const event = list[roll(list.length)]
        if (event && actor.getSnapshot().status === 'active') actor.send(event)
        time.increment(roll(4_000))
      }
      actor.stop()
      expect(timers.size).toBe(0)
    }
  })

  it('is drawn in its README as it is (npm run diagrams writes it)', () => {
    const readme = readFileSync(new URL(`../${name}/README.md`, import.meta.url), 'utf8')
    expect(readme).toContain(toMermaid(machine))
  })
})
