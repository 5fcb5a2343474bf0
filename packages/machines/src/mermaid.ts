import type { AnyStateMachine } from 'xstate'
import { diagramOf, type DiagramState } from './diagram.ts'

const idOf = (id: string) => id.replaceAll('.', '_')

function linesOf({ id, name, initial, children }: DiagramState, depth: number): string[] {
  const indent = '  '.repeat(depth)
  if (children.length === 0) return [`${indent}${idOf(id)} : ${name}`]
  const inner = children.map((child) => linesOf(child, depth + 1))
  return [
    `${indent}state "${name}" as ${idOf(id)} {`,
    ...(initial === undefined
      ? inner.flatMap((lines, index) => (index === 0 ? lines : [`${indent}  --`, ...lines]))
      : [`${indent}  [*] --> ${idOf(initial)}`, ...inner.flat()]),
    `${indent}}`,
  ]
}

/** A machine as a Mermaid state diagram, for its README. */
export function toMermaid(machine: AnyStateMachine): string {
  const { root, edges } = diagramOf(machine)
  return [
    'stateDiagram-v2',
    ...(root.initial === undefined ? [] : [`  [*] --> ${idOf(root.initial)}`]),
    ...root.children.flatMap((child) => linesOf(child, 1)),
    ...new Set(edges.map(({ from, to, label }) => `  ${idOf(from)} --> ${idOf(to)} : ${label}`)),
  ].join('\n')
}
