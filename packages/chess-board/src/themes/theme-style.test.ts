import { expect, it } from 'vitest'
import { pieceSets } from '../pieces/piece-sets.ts'
import { boardThemeStyle } from './theme-style.ts'
import { theme as worldchess } from './worldchess/theme.ts'

it('names every variable of the board, each with a value', () => {
  const style = boardThemeStyle(worldchess)
  expect(Object.keys(style).length).toBeGreaterThan(30)
  expect(Object.keys(style).every((name) => name.startsWith('--kingside-board-'))).toBe(true)
  expect(style['--kingside-board-paint-green']).toBe(worldchess.paint.green)
})

it('changes the twelve pieces with the piece set, and nothing else', () => {
  const own = boardThemeStyle(worldchess)
  const food = boardThemeStyle({ ...worldchess, drawings: pieceSets.food })
  const changed = Object.keys(own).filter((name) => {
    const key: `--${string}` = `--${name.slice(2)}`
    return own[key] !== food[key]
  })
  expect(changed).toHaveLength(12)
})

it('draws each piece of each set, no two alike', () => {
  const bodies = Object.values(pieceSets).flatMap((set) =>
    Object.values(set).map(({ body }) => body),
  )
  expect(new Set(bodies).size).toBe(24)
})
