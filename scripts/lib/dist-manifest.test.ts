import { expect, it } from 'vitest'
import { distManifest, entriesOf } from './dist-manifest.mjs'

const source = {
  name: '@kingside/x',
  version: '1.0.0',
  private: true,
  sideEffects: ['**/*.css.ts'],
  exports: { '.': './src/index.ts', './theme': './src/themes/index.ts' },
  dependencies: { zod: '1' },
  devDependencies: { msw: '1' },
}

it('builds from the source that each export names', () => {
  expect(entriesOf(source)).toEqual(['./src/index.ts', './src/themes/index.ts'])
})

it('publishes the built files, the styles, and nothing private', () => {
  expect(distManifest(source, { hasStyles: true })).toEqual({
    name: '@kingside/x',
    version: '1.0.0',
    sideEffects: ['**/*.css'],
    dependencies: { zod: '1' },
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './theme': { types: './themes/index.d.ts', default: './themes/index.js' },
      './styles.css': './styles.css',
    },
  })
  expect(distManifest(source, { hasStyles: false }).sideEffects).toBe(false)
})
