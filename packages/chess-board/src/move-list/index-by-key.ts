/** The index that a key moves to from a move; undefined for other keys. */
export function indexByKey(
  key: string,
  from: number,
  last: number,
  step: 1 | -1,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return from + step
    case 'ArrowLeft':
      return from - step
    case 'ArrowDown':
      return from + 2
    case 'ArrowUp':
      return from - 2
    case 'Home':
      return -1
    case 'End':
      return last
    default:
      return undefined
  }
}
