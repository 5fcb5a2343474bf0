import { readFileSync } from 'node:fs'

/** The API pages by package entry. */
export const apiPages = {
  '.': 'api-main.md',
  './theme': 'api-theme.md',
  './headless': 'api-headless.md',
  './sounds': 'api-sounds.md',
} as const

export const readPage = (name: string): string =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
