import { type Color, placement, type Square, startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { actionOfKey } from './keyboard.ts'

const codeOf = (key: string) => {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`
  return /^\d$/.test(key) ? `Digit${key}` : key
}

const pressed = (
  key: string,
  square: Square,
  {
    orientation = 'w',
    shiftKey = false,
    code = codeOf(key),
    position = startFen,
  }: { orientation?: Color; shiftKey?: boolean; code?: string; position?: string } = {},
) => actionOfKey({ key, code, shiftKey }, square, orientation, placement(position))

describe('walking', () => {
  it.each([
    ['ArrowUp', 'e4', 'e5', 'e3'],
    ['ArrowDown', 'e4', 'e3', 'e5'],
    ['ArrowLeft', 'e4', 'd4', 'f4'],
    ['ArrowRight', 'e4', 'f4', 'd4'],
    ['Home', 'e4', 'a4', 'h4'],
    ['End', 'e4', 'h4', 'a4'],
    ['PageUp', 'e4', 'e8', 'e1'],
    ['PageDown', 'e4', 'e1', 'e8'],
  ] as const)('%s goes the way the viewer sees', (key, from, asWhite, asBlack) => {
    expect(pressed(key, from)).toEqual({ kind: 'go', square: asWhite })
    expect(pressed(key, from, { orientation: 'b' })).toEqual({ kind: 'go', square: asBlack })
  })

  it('stays at the edge', () => {
    expect(pressed('ArrowLeft', 'a1')).toEqual({ kind: 'go', square: 'a1' })
    expect(pressed('ArrowUp', 'h8')).toEqual({ kind: 'go', square: 'h8' })
  })
})

describe('digits', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i goes to that rank, with Shift to that file', (digit) => {
    const file = 'abcdefgh'.charAt(digit - 1)
    expect(pressed(`${digit}`, 'c3')).toEqual({ kind: 'go', square: `c${digit}` })
    // With Shift the key is another sign on each layout; where it is on the keyboard stays.
    expect(pressed('!', 'c3', { code: `Digit${digit}`, shiftKey: true })).toEqual({
      kind: 'go',
      square: `${file}3`,
    })
    expect(pressed(`${digit}`, 'c3', { code: `Numpad${digit}` })).toEqual({
      kind: 'go',
      square: `c${digit}`,
    })
  })

  it.each(['0', '9'])('%s goes nowhere', (digit) => {
    expect(pressed(digit, 'c3')).toBeUndefined()
  })

  it('on a keypad without digits the arrows walk', () => {
    expect(pressed('ArrowUp', 'e4', { code: 'Numpad8' })).toEqual({ kind: 'go', square: 'e5' })
  })
})

describe('pieces', () => {
  it.each([
    // In reading order from the top left, round and round.
    ['k', 'e1', 'e8', 'e8'],
    ['q', 'a1', 'd1', 'd8'],
    ['r', 'a8', 'h8', 'h1'],
    ['b', 'c1', 'f1', 'f8'],
    ['n', 'e4', 'b1', 'g8'],
    ['p', 'h7', 'a2', 'g7'],
  ] as const)(
    '%s goes to the next such piece, with Shift to the one before',
    (key, from, next, before) => {
      expect(pressed(key, from)).toEqual({ kind: 'go', square: next })
      expect(pressed(key.toUpperCase(), from, { shiftKey: true })).toEqual({
        kind: 'go',
        square: before,
      })
    },
  )

  it('reads from the top left that the viewer sees', () => {
    expect(pressed('r', 'h1', { orientation: 'b' })).toEqual({ kind: 'go', square: 'a1' })
    expect(pressed('r', 'a1', { orientation: 'b' })).toEqual({ kind: 'go', square: 'h8' })
  })

  it('comes round to every piece once', () => {
    const seen: string[] = []
    let square: Square = 'a8'
    for (let step = 0; step < 4; step += 1) {
      const action = pressed('n', square)
      if (action?.kind !== 'go') break
      square = action.square
      seen.push(square)
    }
    expect(seen).toEqual(['b8', 'g8', 'b1', 'g1'])
  })

  it('stays when there is no other one', () => {
    const position = '8/8/8/8/8/8/8/K7'
    expect(pressed('k', 'a1', { position })).toEqual({ kind: 'go', square: 'a1' })
    expect(pressed('q', 'c3', { position })).toEqual({ kind: 'go', square: 'c3' })
  })

  it.each([
    ['л', 'KeyK', 'e8'],
    ['й', 'KeyQ', 'd8'],
    ['т', 'KeyN', 'b8'],
  ])('%s is the letter of its key on a layout of other letters', (key, code, square) => {
    expect(pressed(key, 'a8', { code })).toEqual({ kind: 'go', square })
  })

  it('a Latin letter counts wherever its key is', () => {
    expect(pressed('n', 'a8', { code: 'KeyL' })).toEqual({ kind: 'go', square: 'b8' })
  })
})

describe('other keys', () => {
  it.each([
    ['Enter', { kind: 'choose' }],
    [' ', { kind: 'choose' }],
    ['Escape', { kind: 'cancel' }],
    ['Delete', { kind: 'remove' }],
    ['Backspace', { kind: 'remove' }],
    ['d', { kind: 'draw' }],
    ['D', { kind: 'draw' }],
    ['x', { kind: 'erase-drawings' }],
    ['l', { kind: 'say', command: 'last-move' }],
    ['o', { kind: 'say', command: 'own-pieces' }],
    ['t', { kind: 'say', command: 'clocks' }],
    ['m', { kind: 'say', command: 'reach' }],
    ['?', { kind: 'say', command: 'help' }],
  ] as const)('%s', (key, action) => {
    expect(pressed(key, 'e4')).toEqual(action)
  })

  it.each(['Tab', 'a', 'z', 'F1', 'Shift'])('%s is not ours', (key) => {
    expect(pressed(key, 'e4')).toBeUndefined()
  })
})
