import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/lib/environment.mjs'

export interface Consumer {
  /** Where it is made; outside of the repository, where it would find what it does not depend on. */
  readonly folder: string
  /** The packages of ours that it depends on, by the names of their folders. */
  readonly ours: readonly string[]
  /** The packages of others that its own files import, and the node_modules that they come from. */
  readonly others: Readonly<Record<string, string>>
  /** The folders of `consumers/` that it consists of. */
  readonly files: readonly string[]
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * Packs built packages as `npm publish` does.
 * @returns the packed files by the folders' names
 * @throws Error when one is not built.
 */
export function packPackages(
  names: readonly string[],
  folder: string,
): Readonly<Record<string, string>> {
  const built = names.map((name) => join(root, 'packages', name, 'dist'))
  const missing = built.find((dist) => !existsSync(join(dist, 'package.json')))
  if (missing) {
    throw new Error(`${missing} is not there. Run npm run build:packages first.`)
  }
  mkdirSync(folder, { recursive: true })
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', folder, ...built], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  // A list in some versions of npm, and in others an object by package.
  const packed: Readonly<Record<string, { readonly name: string; readonly filename: string }>> =
    JSON.parse(output)
  return Object.fromEntries(
    Object.values(packed).map(({ name, filename }) => [
      name.replace('@kingside/', ''),
      join(folder, filename),
    ]),
  )
}

/**
 * Makes a project that has the packed packages and, of other packages, only what it or they depend
 * on: as `npm install` would, without a registry.
 * @throws Error when a package depends on something that is not there.
 */
export function install(
  { folder, ours, others, files }: Consumer,
  packed: Readonly<Record<string, string>>,
) {
  const modules = join(folder, 'node_modules')
  for (const name of ours) unpack(packed[name] ?? '', join(modules, '@kingside', name))
  const needed = ours.flatMap((name) => dependenciesOf(join(modules, '@kingside', name)))
  const absent = needed.find(
    (name) => name.startsWith('@kingside/') && !existsSync(join(modules, name)),
  )
  if (absent) throw new Error(`${ours.join(', ')} need ${absent}, which ${folder} does not have.`)
  const foreign = needed.filter((name) => !name.startsWith('@kingside/'))
  for (const name of new Set([...foreign, ...Object.keys(others)])) {
    link(join(others[name] ?? join(root, 'node_modules'), name), join(modules, name))
  }
  for (const name of files)
    cpSync(join(root, 'consumers', name), join(folder, name), { recursive: true })
  const manifest = { name: 'consumer', private: true, type: 'module' }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function unpack(file: string, folder: string) {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1'])
}

function dependenciesOf(folder: string): readonly string[] {
  const { dependencies, peerDependencies }: Manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return Object.keys({ ...dependencies, ...peerDependencies })
}

function link(from: string, to: string) {
  if (!existsSync(from)) throw new Error(`${from} is not installed. Run npm ci.`)
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to, 'junction')
}
