import { expect, it } from 'vitest'
import { differences, pagesOfPackage } from './api-pages.ts'
import { temporaryTree } from './temporary-tree.ts'

const manifest = JSON.stringify({
  name: '@kingside/x',
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './themes/*': { types: './themes/*/theme.d.ts', default: './themes/*/theme.js' },
    './styles.css': { types: './styles.css.d.ts', default: './styles.css' },
    './themes/*.css': { types: './themes/*.css.d.ts', default: './themes/*.css' },
  },
})
const built = {
  'package.json': manifest,
  'index.d.ts': 'export declare const a: 1;',
  'themes/oak/theme.d.ts': 'export declare const theme: string;',
  'themes/oak/theme.js': '',
  'themes/oak.css': '',
  'themes/elm/theme.d.ts': 'export declare const theme: string;',
  'themes/elm/theme.js': '',
  'styles.css': '.a { color: var(--k-text) }',
}

it('has a page for each entry, one for all of a pattern, and one for the stylesheet', () => {
  const pages = pagesOfPackage(temporaryTree(built).root)
  expect([...pages.keys()].sort()).toEqual([
    'index.api.md',
    'styles.css.api.md',
    'themes.name.api.md',
  ])
  expect(pages.get('themes.name.api.md')).toContain('# `@kingside/x/themes/*`')
  expect(pages.get('styles.css.api.md')).toContain('- `--k-text`')
})

it('refuses an entry that does not have the shape of its pattern', () => {
  const { root, write } = temporaryTree(built)
  write('themes/elm/theme.d.ts', 'export declare const theme: number;')
  expect(() => pagesOfPackage(root)).toThrow('does not export what the others do')
})

it('says how pages differ', () => {
  const committed = new Map([
    ['index.api.md', 'same\na: 1;\n'],
    ['old.api.md', ''],
    ['same.api.md', 'same'],
  ])
  const now = new Map([
    ['index.api.md', 'same\na: 2;\n'],
    ['new.api.md', ''],
    ['same.api.md', 'same'],
  ])
  expect(differences(committed, now)).toEqual([
    'index.api.md:\n  - a: 1;\n  + a: 2;',
    'new.api.md: a new entry',
    'old.api.md: the entry is gone',
  ])
})
