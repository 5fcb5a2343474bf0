import { expect, it } from 'vitest'
import { arrowPath } from './drawing-layer.ts'
import { colorOfKeys, type Drawing, drawingBetween, toggleDrawing } from './drawings.ts'

const keys = (...held: string[]) => ({
  shiftKey: held.includes('shift'),
  ctrlKey: held.includes('ctrl'),
  altKey: held.includes('alt'),
  metaKey: held.includes('meta'),
})

it.each([
  [[], 'green'],
  [['shift'], 'red'],
  [['ctrl'], 'red'],
  [['alt'], 'blue'],
  [['meta'], 'blue'],
  [['shift', 'alt'], 'yellow'],
  [['ctrl', 'meta'], 'yellow'],
])('the keys %j draw in %s', (held, color) => {
  expect(colorOfKeys(keys(...held))).toBe(color)
})

it('draws a square where the pointer stays, and an arrow where it goes', () => {
  expect(drawingBetween('e4', 'e4', 'red')).toEqual({ kind: 'square', color: 'red', square: 'e4' })
  expect(drawingBetween('e2', 'e4', 'red')).toEqual({
    kind: 'arrow',
    color: 'red',
    from: 'e2',
    to: 'e4',
  })
})

it('erases what is drawn again, and recolours it in another colour', () => {
  const arrow = drawingBetween('e2', 'e4', 'green')
  const back = drawingBetween('e4', 'e2', 'green')
  const all = [arrow, back].reduce<readonly Drawing[]>(toggleDrawing, [])
  expect(all).toEqual([arrow, back])
  expect(toggleDrawing(all, arrow)).toEqual([back])
  expect(toggleDrawing(all, { ...arrow, color: 'blue' })).toEqual([
    back,
    { ...arrow, color: 'blue' },
  ])
})

it('points an arrow the same way for both sides of the board', () => {
  // The tip is the fourth corner: the middle of the square that it points at.
  const tip = (orientation: 'w' | 'b') => arrowPath('e2', 'e4', orientation).split('L')[3]
  expect(tip('w')).toBe('4.5 4.5')
  expect(tip('b')).toBe('3.5 3.5')
})
