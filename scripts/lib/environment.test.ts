import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { childEnv, npmCommand, seconds } from './environment.mjs'

describe("a child's environment", () => {
  const bins = join('/repo', 'node_modules', '.bin')

  it("has the packages' bins first on the PATH, once", () => {
    const env = childEnv('/repo', { PATH: ['/usr/bin', bins].join(delimiter), HOME: '/home/me' })
    expect(env).toEqual({ PATH: [bins, '/usr/bin'].join(delimiter), HOME: '/home/me' })
  })

  it('keeps the spelling that Windows uses', () => {
    expect(childEnv('/repo', { Path: '/usr/bin' })).toEqual({
      Path: [bins, '/usr/bin'].join(delimiter),
    })
  })
})

describe('calling npm', () => {
  it('uses the npm that started us', () => {
    const env = { npm_execpath: '/usr/lib/npm/bin/npm-cli.js' }
    expect(npmCommand(['ci'], { env, node: '/usr/bin/node' })).toEqual({
      file: '/usr/bin/node',
      args: ['/usr/lib/npm/bin/npm-cli.js', 'ci'],
    })
  })

  it.each([
    [{}, 'linux', 'npm'],
    [{}, 'win32', 'npm.cmd'],
    [{ npm_execpath: '/usr/lib/yarn/bin/yarn.js' }, 'linux', 'npm'],
  ])('finds it on the PATH otherwise: %o on %s', (env, platform, file) => {
    expect(npmCommand(['ci'], { env, platform })).toEqual({ file, args: ['ci'] })
  })
})

it.each([
  [40, '0.0 s'],
  [1_250, '1.3 s'],
  [9_940, '9.9 s'],
  [9_960, '10 s'],
  [61_400, '61 s'],
])('writes %i ms as %s', (ms, text) => {
  expect(seconds(ms)).toBe(text)
})
