import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { boardThemes } from '../packages/chess-board/src/themes/themes.generated.ts'
import { themeList } from './themes.ts'

const themes = join(import.meta.dirname, '../packages/chess-board/src/themes')

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'themes-'))
  cpSync(themes, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const filesAbove = () => readdirSync(folder).filter((name) => name.endsWith('.ts'))

it('lists every folder, and nothing else', () => {
  expect(read('themes.generated.ts')).toBe(themeList(folder))
  const folders = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isDirectory())
  expect(Object.keys(boardThemes).sort()).toEqual(folders.map(({ name }) => name).sort())
})

it('takes one theme more by its folder alone', () => {
  cpSync(join(folder, 'worldchess'), join(folder, 'fourteenth_theme'), { recursive: true })
  const list = themeList(folder)
  expect(list).toContain("import { about as fourteenthTheme } from './fourteenth_theme/about.ts'")
  expect(list).toContain("load: async () => (await import('./fourteenth_theme/theme.ts')).theme")
  // No other file names a theme, but the stylesheet of the default one.
  for (const file of filesAbove().filter((name) => !/generated|index|test/.test(name))) {
    for (const key of Object.keys(boardThemes)) expect(read(file), file).not.toContain(`./${key}/`)
  }
})

it('says what a folder lacks', () => {
  cpSync(join(folder, 'worldchess'), join(folder, 'bare'), { recursive: true })
  rmSync(join(folder, 'bare/about.ts'))
  expect(() => themeList(folder)).toThrow('The theme "bare" has no about.ts.')
})

it('refuses a folder whose name is no key', () => {
  cpSync(join(folder, 'worldchess'), join(folder, 'Lemon-Tree'), { recursive: true })
  writeFileSync(join(folder, 'Lemon-Tree/note.md'), '')
  expect(() => themeList(folder)).toThrow('"Lemon-Tree" is no key')
})
