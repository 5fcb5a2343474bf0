interface Box {
  readonly left: number
  readonly top: number
}

/**
 * Where an arrow key leads in a grid.
 * @param boxes where its items are, in reading order
 * @returns the index of the item; null where the key leads nowhere
 */
export function neighbourOf(boxes: readonly Box[], from: number, key: string): number | null {
  const box = boxes[from]
  if (!box) return null
  switch (key) {
    case 'ArrowRight':
      return from + 1 < boxes.length ? from + 1 : null
    case 'ArrowLeft':
      return from > 0 ? from - 1 : null
    case 'Home':
      return 0
    case 'End':
      return boxes.length - 1
    case 'ArrowDown':
      return found(boxes.findIndex(({ left, top }) => top > box.top && isSameColumn(left, box)))
    case 'ArrowUp':
      return found(boxes.findLastIndex(({ left, top }) => top < box.top && isSameColumn(left, box)))
    default:
      return null
  }
}

const isSameColumn = (left: number, box: Box) => Math.abs(left - box.left) < 2
const found = (index: number) => (index < 0 ? null : index)
