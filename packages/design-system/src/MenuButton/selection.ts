import type { Selection } from 'react-aria-components/Menu'
import type { MenuChoice } from './menu.ts'

/**
 * Reads which items are chosen after a press. An item that cannot be used keeps what it had.
 *
 * @param items the section's items, in order
 * @param before the chosen ones until now
 * @param keys what the menu would choose
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

/** Whether two lists hold the same ids, in any order. */
export const sameSelection = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))
