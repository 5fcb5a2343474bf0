import type { AnyStateMachine, AnyStateNode } from 'xstate'

const children = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)

const leavesOf = (node: AnyStateNode): AnyStateNode[] =>
  children(node).length === 0 ? [node] : children(node).flatMap(leavesOf)

/** The path of every leaf state, as `playing.playerTurn`. */
export const leafStates = (machine: AnyStateMachine): string[] =>
  leavesOf(machine.root).map((node) => node.path.join('.'))
