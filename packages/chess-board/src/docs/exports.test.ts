import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as main from '../index.ts'
import * as headless from '../headless/index.ts'
import * as sounds from '../sounds/index.ts'
import * as theme from '../themes/index.ts'
import { apiPages, readPage } from './pages.ts'

const entries = [
  { path: '.', index: '../index.ts', values: main },
  { path: './theme', index: '../themes/index.ts', values: theme },
  { path: './headless', index: '../headless/index.ts', values: headless },
  { path: './sounds', index: '../sounds/index.ts', values: sounds },
] as const

/** The names that an index file exports, its types among them. */
const namesIn = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) =>
        name
          .replace(/^\s*type /, '')
          .replace(/^.* as /, '')
          .trim(),
      )
      .filter((name) => name !== ''),
  )

/** What a page is about: the names in code in its headings and in the first cells of its tables. */
const documented = (page: string): readonly string[] =>
  page
    .replace(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .flatMap((line) => /^###? .*|^\| [^|]*/.exec(line)?.[0] ?? [])
    .flatMap((part) => [...part.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))

describe.each(entries)('$path', ({ path, index, values }) => {
  const exported = namesIn(readFileSync(new URL(index, import.meta.url), 'utf8'))
  const page = documented(readPage(apiPages[path]))

  it('has index lines that the test can read', () => {
    expect(Object.keys(values).filter((name) => !exported.includes(name))).toEqual([])
  })

  it('has every export in the docs', () => {
    expect(exported.filter((name) => !page.includes(name))).toEqual([])
  })

  it('has nothing in the docs that it does not export', () => {
    expect(page.filter((name) => !exported.includes(name))).toEqual([])
  })

  it('has everything in the docs once', () => {
    expect(page.filter((name, at) => page.indexOf(name) !== at)).toEqual([])
  })
})
