import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { matches } from './patterns.ts'
import { pageLists, wordsOfPages } from './rules.ts'

describe('the words that lead to pages', () => {
  const root = join(import.meta.dirname, '../../..')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')

  it('are known for every page and popup of the app', () => {
    const pages = pageLists.flatMap((list) =>
      [...read(list).matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
        posix.join(posix.dirname(list), path),
      ),
    )
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.filter((page) => !matches(page, Object.keys(wordsOfPages)))).toEqual([])
  })

  it('are in a spec for each of them', () => {
    const texts = globSync('e2e/*.spec.ts', { cwd: root }).map(read)
    const nowhere = Object.entries(wordsOfPages).filter(
      ([, words]) => !texts.some((text) => words.test(text)),
    )
    expect(nowhere).toEqual([])
  })
})
