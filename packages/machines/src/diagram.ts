import type { AnyStateMachine } from 'xstate'
import { toDirectedGraph } from 'xstate/graph'

type Graph = ReturnType<typeof toDirectedGraph>

/** A state as a diagram draws it. */
export interface DiagramState {
  /** `machineId.path.of.the.state`. */
  readonly id: string
  /** The last part of its path. */
  readonly name: string
  /** Its place below the machine, as `playing.playerTurn`; empty for the machine itself. */
  readonly path: string
  /** The child in which it begins; undefined for leaf and parallel states. */
  readonly initial: string | undefined
  readonly children: readonly DiagramState[]
}

export interface DiagramEdge {
  readonly from: string
  readonly to: string
  /** The event, in words where XState generates its name: `done`, `failed`, `after delay`, `at once`. */
  readonly label: string
}

export interface Diagram {
  readonly root: DiagramState
  readonly edges: readonly DiagramEdge[]
}

function labelOf(edge: Graph['edges'][number]): string {
  const { text } = edge.label
  if (text.startsWith('xstate.done.actor')) return 'done'
  if (text.startsWith('xstate.error.actor')) return 'failed'
  if (text.startsWith('xstate.done.state')) return 'finished'
  if (text.startsWith('xstate.after')) return `after ${text.split('.')[2]}`
  return text
}

const stateOf = (node: Graph): DiagramState => ({
  id: node.id,
  name: node.id.split('.').at(-1) ?? node.id,
  path: node.stateNode.path.join('.'),
  initial:
    node.stateNode.type === 'compound'
      ? (node.stateNode.initial.target?.[0]?.id ?? node.children[0]?.id)
      : undefined,
  children: node.children.map(stateOf),
})

/** XState's graph has transitions by event; eventless ones are only on the node itself. */
const edgesOf = (node: Graph): DiagramEdge[] => [
  ...node.edges.map((edge) => ({
    from: edge.source.id,
    to: edge.target.id,
    label: labelOf(edge),
  })),
  ...(node.stateNode.always ?? []).flatMap(({ target }) =>
    (target ?? []).map((to) => ({ from: node.id, to: to.id, label: 'at once' })),
  ),
  ...node.children.flatMap(edgesOf),
]

/** The content of a machine's diagram, independent of how it is drawn. */
export function diagramOf(machine: AnyStateMachine): Diagram {
  const root = toDirectedGraph(machine)
  return { root: stateOf(root), edges: edgesOf(root) }
}
