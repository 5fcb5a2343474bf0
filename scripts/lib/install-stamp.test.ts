import { describe, expect, it } from 'vitest'
import { installHash, isInstalledByHand, isStamped, writeStamp } from './install-stamp.mjs'
import { temporaryTree } from './temporary-tree.ts'

const manifest = (dependencies: Readonly<Record<string, string>>) =>
  JSON.stringify({ dependencies })
const board = { react: '19.0.0' }
const react = { version: '19.0.0', integrity: 'sha512-r' }
const lock = {
  packages: {
    '': {},
    'packages/board': { dependencies: board },
    'node_modules/react': react,
    'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
  },
}
const files = {
  'package.json': JSON.stringify({ workspaces: ['packages/*', 'bench'] }),
  'package-lock.json': JSON.stringify(lock),
  'packages/board/package.json': manifest(board),
}
const installed = {
  ...files,
  'node_modules/react/package.json': '{}',
  'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/react': react } }),
}

describe('the stamp of an install', () => {
  it('holds as long as nothing changes', () => {
    const { root } = temporaryTree(files)
    expect(isStamped(root)).toBe(false)
    writeStamp(root)
    expect(isStamped(root)).toBe(true)
  })

  it.each([
    [
      "a workspace's manifest changes",
      'packages/board/package.json',
      manifest({ react: '19.0.1' }),
    ],
    ['a workspace appears', 'packages/clock/package.json', manifest({})],
    ['the lock changes', 'package-lock.json', '{}'],
    ['the root manifest changes', 'package.json', JSON.stringify({ workspaces: ['packages/*'] })],
  ])('is void when %s', (_, path, content) => {
    const { root, write } = temporaryTree(files)
    writeStamp(root)
    write(path, content)
    expect(isStamped(root)).toBe(false)
  })

  it('differs from platform to platform', () => {
    const { root } = temporaryTree(files)
    expect(installHash(root, 'linux-x64')).not.toBe(installHash(root, 'linux-arm64'))
  })
})

describe('an install made by hand', () => {
  it('is accepted when npm recorded what the lock asks for', () => {
    expect(isInstalledByHand(temporaryTree(installed).root)).toBe(true)
  })

  it.each([
    ['there is none', 'node_modules/.package-lock.json', '{}'],
    [
      'another version is there',
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/react': { ...react, version: '18.0.0' } } }),
    ],
    [
      'a package is there that the lock does not know',
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/react': react, 'node_modules/old': {} } }),
    ],
    [
      'the lock was written for other manifests',
      'packages/board/package.json',
      manifest({ react: '19.0.0', xstate: '5.0.0' }),
    ],
  ])('is not accepted when %s', (_, path, content) => {
    const { root, write } = temporaryTree(installed)
    write(path, content)
    expect(isInstalledByHand(root)).toBe(false)
  })

  it("is not accepted when a package's folder is gone", () => {
    const { 'node_modules/react/package.json': _gone, ...rest } = installed
    expect(isInstalledByHand(temporaryTree(rest).root)).toBe(false)
  })
})
