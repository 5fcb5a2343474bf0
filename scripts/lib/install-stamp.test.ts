import { describe, expect, it } from 'vitest'
import { installHash, isStamped, writeStamp } from './install-stamp.mjs'
import { temporaryTree } from './temporary-tree.ts'

const manifest = (dependencies: Readonly<Record<string, string>>) =>
  JSON.stringify({ dependencies })
const board = { react: '19.0.0' }
const files = {
  'package.json': JSON.stringify({ workspaces: ['packages/*', 'bench'] }),
  'package-lock.json': JSON.stringify({ packages: {} }),
  'packages/board/package.json': manifest(board),
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
