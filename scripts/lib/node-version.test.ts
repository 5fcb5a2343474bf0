import { describe, expect, it } from 'vitest'
import { isAtLeast, nodeProblem } from './node-version.mjs'

const linux = { platform: 'linux', arch: 'x64', glibc: true }

describe('the version gate', () => {
  it.each([
    ['Linux x64 with a Node that can install', { ...linux, version: 'v20.19.0' }],
    ['Linux arm64 with a Node that can install', { ...linux, arch: 'arm64', version: 'v20.20.2' }],
    ['macOS with a current Node', { ...linux, platform: 'darwin', version: 'v22.22.0' }],
    ['Linux without glibc, with a current Node', { ...linux, glibc: false, version: 'v24.1.0' }],
    ['Windows with a newer Node', { ...linux, platform: 'win32', version: 'v26.0.0' }],
  ])('lets %s through', (_, runtime) => {
    expect(nodeProblem(runtime)).toBeUndefined()
  })

  it.each([
    ['20.19.0', { ...linux, version: 'v20.18.9' }],
    ['20.19.0', { ...linux, version: 'v12.22.12' }],
    ['22.22.0', { ...linux, platform: 'darwin', version: 'v20.20.2' }],
    ['22.22.0', { ...linux, platform: 'win32', version: 'v22.21.9' }],
    ['22.22.0', { ...linux, glibc: false, version: 'v20.20.2' }],
    ['22.22.0', { ...linux, arch: 'ia32', version: 'v20.20.2' }],
  ])('asks for %s where that is the least: %o', (least, runtime) => {
    const problem = nodeProblem(runtime)
    expect(problem).toContain(
      `needs Node.js ${least} or newer; this is ${runtime.version.slice(1)}.`,
    )
    expect(problem).toContain('https://nodejs.org')
  })

  it('compares by number, not by letter', () => {
    expect(isAtLeast('v9.0.0', '10.0.0')).toBe(false)
    expect(isAtLeast('v22.100.0', '22.22.0')).toBe(true)
    expect(isAtLeast('v23.0.0-nightly1', '22.22.0')).toBe(true)
    expect(isAtLeast('', '10.0.0')).toBe(false)
  })
})
