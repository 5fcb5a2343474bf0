// Builds packages as they are published. `npm run consumers` tests the result.
//   npm run build:packages                            all of them
//   npm run build:packages -- chess-game chess-board  some of them
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPaths } from './lib/dist-manifest.mjs'
import { root } from './lib/environment.mjs'
import { buildPackage } from './lib/package-build.mjs'
import { Problem, withProblems } from './lib/problem.mjs'
import { publishedPackages } from './lib/published-packages.mjs'
import { listFiles } from './lib/tree-hash.mjs'

/**
 * Runs a tool and shows what it says when it fails.
 * @param {string} name @param {readonly string[]} args @param {string} how What to do about it.
 */
function run(name, args, how) {
  const { status, stdout, stderr } = spawnSync(name, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Problem({ what: `${name} failed.`, how, output: stdout + stderr })
}

/**
 * Publint looks at the manifest, are-the-types-wrong at what TypeScript makes of it. The packages are
 * ES modules only, hence its profile: a CommonJS module takes them by `import()`.
 * @param {string} folder
 */
function check(folder) {
  const dist = join(folder, 'dist')
  const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'))
  // By name, since it does not look into patterns.
  const paths = publishedPaths(exports, listFiles(dist, ['.'])).map(({ path }) => path)
  const how = `Mend the exports of ${folder}/package.json, or what scripts/lib/package-build.mjs makes of them.`
  run('publint', ['--strict', dist], how)
  const options = ['--profile', 'esm-only', '--no-color', '--format', 'ascii']
  run('attw', ['--pack', dist, ...options, '--entrypoints', ...paths], how)
}

/** @param {readonly string[]} asked */
async function buildPackages(asked) {
  const unknown = asked.filter((name) => !publishedPackages.includes(name))
  if (unknown.length > 0) {
    throw new Problem({
      what: `No package is published as ${unknown.join(', ')}.`,
      how: `Name some of ${publishedPackages.join(', ')}, or none for all of them.`,
    })
  }
  const names = publishedPackages.filter((name) => asked.length === 0 || asked.includes(name))
  const folders = names.map((name) => join(root, 'packages', name))
  run('tsc', ['-b', ...folders], 'A package with a type error is not built: mend it first.')
  for (const folder of folders) {
    await buildPackage(folder)
    check(folder)
  }
  console.log(`${names.join(', ')}: built, with a manifest and types that resolve`)
  return 0
}

process.exitCode = await withProblems(() => buildPackages(process.argv.slice(2)))
