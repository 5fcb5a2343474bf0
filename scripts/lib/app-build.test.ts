import { describe, expect, it } from 'vitest'
import { appInputs, isAppBuilt, stampApp } from './app-build.mjs'
import { temporaryTree } from './temporary-tree.ts'

const files = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'packages/board/src/index.ts': 'export const a = 1',
  'packages/board/package.json': '{}',
  'apps/platform/src/main.tsx': 'main()',
  'apps/platform/dist/index.html': '<html>',
}
const built = () => {
  const tree = temporaryTree(files)
  stampApp(tree.root, appInputs(tree.root))
  return tree
}

describe("whether the web app's build is current", () => {
  it('is, as long as nothing changes', () => {
    const { root } = built()
    expect(isAppBuilt(root, appInputs(root))).toBe(true)
  })

  it.each([
    'packages/board/src/index.ts',
    'packages/board/src/deep/new.ts',
    'apps/platform/src/main.tsx',
    'apps/platform/index.html',
    'vite.config.ts',
    'scripts/compress.mjs',
    'tsconfig.base.json',
    'package-lock.json',
  ])('is not after a change of %s', (path) => {
    const { root, write } = built()
    write(path, 'changed')
    expect(isAppBuilt(root, appInputs(root))).toBe(false)
  })

  it('is not when something else wrote into the build', () => {
    const { root, write } = built()
    write('apps/platform/dist/index.html', '<html>another')
    expect(isAppBuilt(root, appInputs(root))).toBe(false)
  })

  it('does not hang on what tools write', () => {
    const { root, write } = built()
    write('apps/platform/node_modules/.vite/x.js', '1')
    write('apps/server/src/main.ts', 'the server is no part of the web app')
    expect(isAppBuilt(root, appInputs(root))).toBe(true)
  })

  it('refuses to stamp a build that left no page', () => {
    const { root } = temporaryTree({ 'package.json': '{}' })
    expect(stampApp(root, appInputs(root))).toBe(false)
  })
})
