import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/lib/environment.mjs'
import { installed } from '../lib/installed.ts'

/** Runs a program in a project; it must succeed without a word. */
function expectSilence(folder: string, script: string, args: readonly string[] = []) {
  const { NODE_ENV: _nodeEnv, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' })
}

for (const react of ['19', '18'] as const) {
  for (const script of ['server.mjs', 'themes.mjs']) {
    test(`runs ${script} in Node with React ${react}`, () => {
      expectSilence(join(installed().folders[react], 'node'), script)
    })
  }
}

test('runs models.mjs in Node', () => {
  expectSilence(join(installed().folders['19'], 'node'), 'models.mjs')
})

test('pairs a round by the command of the pairing package', () => {
  const folder = join(installed().folders['19'], 'node_modules/@kingside/pairing')
  const manifest: { readonly bin: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const command = join(folder, manifest.bin['pairing'] ?? '')
  const file = join(root, 'packages/pairing/testdata/dutch_2025_C5.input')
  const { status, stdout } = spawnSync(process.execPath, [command, 'round', file], {
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '3\n1 5\n3 2\n6 0\n' })
})

test('has every component of the board among those that the browser tests mount', () => {
  const project = installed().folders['18']
  const built = readFileSync(join(project, 'node_modules/@kingside/chess-board/index.js'), 'utf8')
  const page = readFileSync(join(project, 'vite-app/src/Everything.tsx'), 'utf8')
  const [, names = ''] = /export \{([^}]*)\}/.exec(built) ?? []
  const parts = names.split(',').map((name) => name.trim())
  const components = parts.filter((name) => /^(?:[A-Z](?!.*Error$)|use[A-Z])/.test(name))
  expect(components).toContain('ChessBoard')
  expect(
    components.filter((name) => !page.includes(`<${name}`) && !page.includes(`${name}(`)),
    'Draw these in consumers/vite-app/src/Everything.tsx too, so that the tests mount them',
  ).toEqual([])
})

const compilers = { 7: '@typescript/native/bin/tsc', 6: 'typescript/bin/tsc6' }

const expectTypes = (folder: string, config: string, compiler: keyof typeof compilers) =>
  expectSilence(folder, join(root, 'node_modules', compilers[compiler]), ['-p', config])

for (const compiler of [7, 6] as const) {
  for (const resolution of ['bundler', 'nodenext']) {
    test(`type-checks the board with TypeScript ${compiler}, resolution ${resolution}`, () => {
      // Where of ours only the board is: it must not lean on the types of what others depend on.
      const folder = join(installed().folders['18'], 'typescript')
      expectTypes(folder, `tsconfig.${resolution}.json`, compiler)
    })
  }
}

test('type-checks the Vite app', () => {
  expectTypes(join(installed().folders['18'], 'vite-app'), 'tsconfig.json', 7)
})

test('type-checks the other packages', () => {
  expectTypes(join(installed().folders['19'], 'typescript'), 'tsconfig.json', 7)
})
