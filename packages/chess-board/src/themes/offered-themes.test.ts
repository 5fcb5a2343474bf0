import { expect, it } from 'vitest'
import { boardThemeKey, loadBoardTheme, offeredThemes } from './offered-themes.ts'
import { boardThemes } from './themes.generated.ts'

it('offers the themes of the specification, free and paid', () => {
  const offered = offeredThemes()
  const free = offered.filter((key) => !boardThemes[key].isPaid)
  const paid = offered.filter((key) => boardThemes[key].isPaid)
  expect(free.sort()).toEqual(['marble', 'standard', 'textbook', 'worldchess'])
  expect(paid.sort()).toEqual(['aqua', 'bubblegum', 'curry', 'hipster', 'lemon_tree'])
})

it("offers a country's theme only there", () => {
  expect(offeredThemes(119)).toContain('philippines')
  expect(offeredThemes(2)).not.toContain('philippines')
})

it('has thirteen themes in all', () => {
  expect(Object.keys(boardThemes)).toHaveLength(13)
})

it('reads the names that settings may hold', () => {
  expect(boardThemeKey('lemon-tree')).toBe('lemon_tree')
  expect(boardThemeKey('lemon_tree')).toBe('lemon_tree')
  expect(boardThemeKey('toString')).toBeUndefined()
  expect(boardThemeKey('plaid')).toBeUndefined()
})

it('loads a theme by its name, and says which there are when it is none', async () => {
  expect((await loadBoardTheme('lemon-tree')).squareDark).toMatch(/^#/)
  await expect(loadBoardTheme('plaid')).rejects.toThrow(
    /^There is no board theme "plaid"\. The themes are aqua, .*worldchess\./,
  )
})
