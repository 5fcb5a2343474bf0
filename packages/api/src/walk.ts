import type { Call, CallTree } from './call.ts'

/** Lists every call of a tree, in the tree's order. */
export function listCalls(tree: CallTree): readonly Call[] {
  return Object.values(tree).flatMap((node) => (isCall(node) ? [node] : listCalls(node)))
}

/** A tree of the same shape with each call replaced by `T`. */
export interface MappedTree<T> {
  readonly [name: string]: T | MappedTree<T>
}

/** Replaces each call of a tree by the result of `replace`; the groups keep their names. */
export function mapCalls<T>(tree: CallTree, replace: (call: Call) => T): MappedTree<T> {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [
      name,
      isCall(node) ? replace(node) : mapCalls(node, replace),
    ]),
  )
}

function isCall(node: Call | CallTree): node is Call {
  return node.kind === 'call'
}
