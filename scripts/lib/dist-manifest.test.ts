import { expect, it } from 'vitest'
import { distManifest, entriesOf, publishedPaths } from './dist-manifest.mjs'

const source = {
  name: '@kingside/x',
  version: '1.0.0',
  private: true,
  sideEffects: ['**/*.css.ts'],
  exports: {
    '.': './src/index.ts',
    './theme': './src/themes/index.ts',
    './themes/*': './src/themes/*/theme.ts',
  },
  dependencies: { zod: '1' },
  devDependencies: { msw: '1' },
}

it('builds from the source that each export names, and from every file that fits a pattern', () => {
  const files = [
    './src/index.ts',
    './src/themes/index.ts',
    './src/themes/theme.ts',
    './src/themes/oak/theme.ts',
    './src/themes/oak/theme.test.ts',
    './src/themes/elm/theme.ts',
  ]
  expect(entriesOf(source, files)).toEqual([
    './src/index.ts',
    './src/themes/index.ts',
    './src/themes/oak/theme.ts',
    './src/themes/elm/theme.ts',
  ])
})

it('takes one name for every star of a pattern', () => {
  const twice = { name: '@kingside/x', exports: { './*/examples': './src/*/*.states.ts' } }
  const files = ['./src/oak/oak.states.ts', './src/oak/elm.states.ts', './src/elm/elm-states.ts']
  expect(entriesOf(twice, files)).toEqual(['./src/oak/oak.states.ts'])
})

it('refuses an export that leads nowhere', () => {
  expect(() => entriesOf(source, ['./src/index.ts'])).toThrow(
    '@kingside/x exports "./themes/*", but no file fits ./src/themes/*/theme.ts.',
  )
})

it('publishes the built files, the styles, and nothing private', () => {
  expect(distManifest(source, { styles: ['./styles.css', './themes/*.css'] })).toEqual({
    name: '@kingside/x',
    version: '1.0.0',
    sideEffects: ['**/*.css'],
    dependencies: { zod: '1' },
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './theme': { types: './themes/index.d.ts', default: './themes/index.js' },
      './themes/*': { types: './themes/*/theme.d.ts', default: './themes/*/theme.js' },
      './styles.css': { types: './styles.css.d.ts', default: './styles.css' },
      './themes/*.css': { types: './themes/*.css.d.ts', default: './themes/*.css' },
    },
  })
  expect(distManifest(source, { styles: [] }).sideEffects).toBe(false)
})

it('knows every path that a published manifest stands for', () => {
  const { exports } = distManifest(
    { name: 'x', exports: { '.': './src/index.ts', './themes/*': './src/themes/*/theme.ts' } },
    { styles: ['./themes/*.css'] },
  )
  const files = ['./index.js', './themes/index.js', './themes/oak/theme.js', './themes/oak.css']
  expect(publishedPaths(exports, files)).toEqual([
    { path: '.', pattern: '.', types: './index.d.ts', default: './index.js' },
    {
      path: './themes/oak',
      pattern: './themes/*',
      types: './themes/oak/theme.d.ts',
      default: './themes/oak/theme.js',
    },
    {
      path: './themes/oak.css',
      pattern: './themes/*.css',
      types: './themes/oak.css.d.ts',
      default: './themes/oak.css',
    },
  ])
})
