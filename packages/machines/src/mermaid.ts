import type { AnyStateMachine } from 'xstate'
import { toDirectedGraph } from 'xstate/graph'

type Graph = ReturnType<typeof toDirectedGraph>

const idOf = (id: string) => id.replaceAll('.', '_')
const nameOf = (id: string) => id.split('.').at(-1) ?? id

/** What an edge is drawn with: the event's name, in words where XState generates one. */
function labelOf(edge: Graph['edges'][number]): string {
  const { text } = edge.label
  if (text.startsWith('xstate.done.actor')) return 'done'
  if (text.startsWith('xstate.error.actor')) return 'failed'
  if (text.startsWith('xstate.after')) return `after ${text.split('.')[2]}`
  return text
}

function linesOf(node: Graph, depth: number): string[] {
  const indent = '  '.repeat(depth)
  if (node.children.length === 0) return [`${indent}${idOf(node.id)} : ${nameOf(node.id)}`]
  return [
    `${indent}state "${nameOf(node.id)}" as ${idOf(node.id)} {`,
    `${indent}  [*] --> ${idOf(initialOf(node))}`,
    ...node.children.flatMap((child) => linesOf(child, depth + 1)),
    `${indent}}`,
  ]
}

const initialOf = (node: Graph): string => {
  const initial = node.stateNode.initial.target?.[0]
  return initial?.id ?? node.children[0]?.id ?? node.id
}

interface Edge {
  readonly from: string
  readonly to: string
  readonly label: string
}

/** XState's graph has the transitions by event; those that happen at once stand on the node alone. */
const edgesOf = (node: Graph): Edge[] => [
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

/** A machine as a Mermaid state diagram, for its README. */
export function toMermaid(machine: AnyStateMachine): string {
  const root = toDirectedGraph(machine)
  const edges = edgesOf(root).map(
    ({ from, to, label }) => `  ${idOf(from)} --> ${idOf(to)} : ${label}`,
  )
  return [
    'stateDiagram-v2',
    `  [*] --> ${idOf(initialOf(root))}`,
    ...root.children.flatMap((child) => linesOf(child, 1)),
    ...new Set(edges),
  ].join('\n')
}
