import type { Selection } from 'react-aria-components/Menu'
import type { MenuChoice } from './menu.ts'

/**
 * The chosen items after a press. A disabled item keeps its state.
 *
 * @param items the section's items, in order
 * @param before the chosen items before the press
 * @param keys the choice that React Aria would make
 */
export function selectionAfter(
  items: readonly MenuChoice[],
  before: readonly string[],
  keys: Selection,
): string[] {
  return items
    .filter(({ id, disabledReason }) =>
      disabledReason === undefined ? keys === 'all' || keys.has(id) : before.includes(id),
    )
    .map(({ id }) => id)
}

/** Whether two lists contain the same ids, in any order. */
export const sameSelection = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))
