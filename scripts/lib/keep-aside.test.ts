import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keepAside } from './keep-aside.mjs'
import { temporaryTree } from './temporary-tree.ts'

const folders = ['', 'apps/server']
const installed = { 'node_modules/a/v': '1', 'apps/server/node_modules/b/v': '1' }

describe('keeping the packages aside during an install', () => {
  it('puts all of them back when the install fails', () => {
    const { root, write } = temporaryTree(installed)
    const aside = keepAside(root, folders)
    write('node_modules/a/v', 'half of 2')
    write('apps/server/node_modules/new/v', '2')
    aside.restore()
    expect(readFileSync(join(root, 'node_modules/a/v'), 'utf8')).toBe('1')
    expect(readFileSync(join(root, 'apps/server/node_modules/b/v'), 'utf8')).toBe('1')
    expect(existsSync(join(root, 'apps/server/node_modules/new'))).toBe(false)
    expect(existsSync(join(root, '.cache/previous-modules'))).toBe(false)
  })

  it('drops them when the install succeeds', () => {
    const { root, write } = temporaryTree(installed)
    const aside = keepAside(root, folders)
    write('node_modules/a/v', '2')
    aside.discard()
    expect(readFileSync(join(root, 'node_modules/a/v'), 'utf8')).toBe('2')
    expect(existsSync(join(root, '.cache/previous-modules'))).toBe(false)
  })

  it('leaves nothing behind when the first install fails', () => {
    const { root, write } = temporaryTree({ 'package.json': '{}' })
    const aside = keepAside(root, folders)
    write('node_modules/a/v', 'half')
    aside.restore()
    expect(existsSync(join(root, 'node_modules'))).toBe(false)
  })

  it('prefers what a killed install left aside over what it left half done', () => {
    const { root, write } = temporaryTree(installed)
    keepAside(root, folders)
    write('node_modules/a/v', 'half of 2')
    keepAside(root, folders).restore()
    expect(readFileSync(join(root, 'node_modules/a/v'), 'utf8')).toBe('1')
  })
})
