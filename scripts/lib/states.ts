import type { AnyStateNode } from 'xstate'
import type { MachineEntry } from '../../packages/machines/src/catalogue/machine-entry.ts'
import { transitionsOf } from '../../packages/machines/src/catalogue/walk.ts'
import { leafStates } from '../../packages/machines/src/leaf-states.ts'
import type { StoryFacts } from './story-states.ts'

/** The facts of a machine that `npm run states` checks. */
export interface MachineFacts {
  readonly name: string
  readonly leaves: readonly string[]
  readonly transitions: number
  /** Leaf states with an example. */
  readonly examples: readonly string[]
  /** Events that no state handles. */
  readonly unhandled: readonly string[]
}

/** A machine's row of the report. */
export interface MachineReport {
  readonly name: string
  readonly leaves: number
  readonly transitions: number
  readonly stories: number
  /** The missing items, one sentence each. */
  readonly missing: readonly string[]
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child: AnyStateNode) => nodesOf(child)),
]

/** The descriptors of handled events; `*` alone does not count for an event. */
const handlesOf = ({ machine }: MachineEntry) =>
  machine.events.filter((type) => type !== '*' && !type.startsWith('xstate.'))

const fits = (type: string, handle: string) =>
  handle.endsWith('.*') ? type.startsWith(handle.slice(0, -1)) : type === handle

/** Counts the parts of a machine. Other tests check that its states can be reached. */
export function machineFacts(entry: MachineEntry): MachineFacts {
  const handles = handlesOf(entry)
  const atOnce = nodesOf(entry.machine.root).flatMap(({ always }) => always ?? [])
  return {
    name: entry.name,
    leaves: leafStates(entry.machine),
    transitions: transitionsOf(entry).length + atOnce.length,
    examples: Object.keys(entry.examples),
    unhandled: Object.keys(entry.events).filter(
      (type) => !handles.some((handle) => fits(type, handle)),
    ),
  }
}

/**
 * The end of the name of a state's story: `shown.staying` is `ShownStaying`, or `ShortShownStaying` where kinds differ.
 */
const storyNameOf = (leaf: string) =>
  leaf.replace(/(^|\.)(\w)/g, (_all, _dot, letter: string) => letter.toUpperCase())

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** A story's name with its group's: what a group is named after, its stories need not repeat. */
const wholeName = (title: string, name: string) =>
  lettersOf(`${title.split('/').at(-1) ?? ''}${name}`)

/** What is missing for every state of a machine to have a story. */
export function machineReport(
  facts: MachineFacts,
  stories: readonly StoryFacts[],
  hasPicture: (story: StoryFacts) => boolean,
): MachineReport {
  const own = stories.filter(({ states }) =>
    states.some((state) => state.startsWith(`${facts.name}/`)),
  )
  const storyOf = (leaf: string) =>
    own.find(
      ({ title, name, states }) =>
        wholeName(title, name).endsWith(lettersOf(storyNameOf(leaf))) &&
        states.includes(`${facts.name}/${leaf}`),
    )
  const examples = new Set(facts.examples)
  return {
    name: facts.name,
    leaves: facts.leaves.length,
    transitions: facts.transitions,
    stories: own.length,
    missing: [
      ...facts.leaves
        .filter((leaf) => !examples.has(leaf))
        .map((leaf) => `The state ${leaf} has no example.`),
      ...facts.examples
        .filter((leaf) => storyOf(leaf) === undefined)
        .map((leaf) => `The example ${leaf} has no story with the name ${storyNameOf(leaf)}.`),
      ...own
        .filter((story) => !hasPicture(story))
        .map(({ id }) => `The story ${id} has no picture of its state.`),
      ...facts.unhandled.map((type) => `No state handles the event ${type}.`),
    ],
  }
}

/** States that stories name, but no machine has: probably misspelt. */
export function unknownStates(
  facts: readonly MachineFacts[],
  stories: readonly StoryFacts[],
): string[] {
  const known = new Set(
    facts.flatMap(({ name, leaves }) => leaves.map((leaf) => `${name}/${leaf}`)),
  )
  return stories.flatMap(({ id, states }) =>
    states
      .filter((state) => !known.has(state))
      .map((state) => `The story ${id} shows ${state}, which is no leaf state of any machine.`),
  )
}

const columns = ['machine', 'states', 'transitions', 'stories', 'missing'] as const

/** The report as a table with a total row, followed by the missing items. */
export function reportText(reports: readonly MachineReport[]): string {
  const sum = (of: (report: MachineReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0)
  const rows = [
    [...columns],
    ...reports.map(({ name, leaves, transitions, stories, missing }) =>
      [name, leaves, transitions, stories, missing.length].map(String),
    ),
    [
      `${reports.length} machines`,
      ...[
        sum(({ leaves }) => leaves),
        sum(({ transitions }) => transitions),
        sum(({ stories }) => stories),
        sum(({ missing }) => missing.length),
      ].map(String),
    ],
  ]
  const widths = columns.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  return [
    ...rows.map(line),
    ...reports
      .filter(({ missing }) => missing.length > 0)
      .flatMap(({ name, missing }) => ['', `${name}:`, ...missing.map((text) => `  ${text}`)]),
  ].join('\n')
}
