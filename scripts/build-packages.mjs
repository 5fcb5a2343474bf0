// Builds each package as it is published: JavaScript modules, one styles.css, declarations, and a
// manifest whose exports point at the built files. Then packs them and uses them as a stranger would.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { build } from 'vite'
import { distManifest, entriesOf } from './lib/dist-manifest.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = ['chess-game', 'chess-board', 'design-system', 'api', 'machines']
const consumer = join(root, '.cache/consumer')

/**
 * In a library Vite would put a file that a module names into the module; ours stay files beside it,
 * which the Vite of those who install the package finds.
 * @returns {import('vite').Plugin}
 */
const keepFilesBeside = () => ({
  name: 'keep-files-beside',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/src/')
      ? {
          code: code.replaceAll(
            /new URL\((?='\.\/[^']+\.wav', import\.meta\.url\))/g,
            'new URL(/* @vite-ignore */ ',
          ),
          map: null,
        }
      : undefined,
  renderChunk: (code) => ({ code: code.replaceAll('/* @vite-ignore */', ''), map: null }),
})

/** @param {string} name @param {readonly string[]} args @param {string} [cwd] */
const run = (name, args, cwd = root) => execFileSync(name, args, { cwd, stdio: 'inherit' })

/** @param {string} folder */
async function buildPackage(folder) {
  const source = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const dist = join(folder, 'dist')
  const outside = Object.keys({ ...source.dependencies, ...source.peerDependencies })
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [
      keepFilesBeside(),
      babel({ presets: [reactCompilerPreset()] }),
      vanillaExtractPlugin(),
    ],
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: entriesOf(source).map((entry) => join(folder, entry)),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  })
  cpSync(join(root, '.cache/types/packages', basename(folder), 'src'), dist, {
    recursive: true,
    filter: (path) => !/\.(test|stories|cases)\.d\.ts$/.test(path),
  })
  const assets = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
  for (const asset of assets.filter((name) => name.endsWith('.wav'))) {
    cpSync(join(folder, 'src', asset), join(dist, asset))
  }
  writeFileSync(
    join(dist, 'package.json'),
    `${JSON.stringify(distManifest(source, { hasStyles: outside.includes('@vanilla-extract/css') || ('devDependencies' in source && '@vanilla-extract/css' in source.devDependencies) }), null, 2)}\n`,
  )
  for (const page of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    cpSync(join(folder, page), join(dist, page))
  }
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
  run('publint', ['--strict', dist])
}

/** Packs a built package and unpacks it where the consumer finds it, as npm install would. */
function installPacked(/** @type {string} */ name) {
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', consumer], {
    cwd: join(root, 'packages', name, 'dist'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [file] = Object.values(JSON.parse(packed))
  const target = join(consumer, 'node_modules/@kingside', name)
  mkdirSync(target, { recursive: true })
  run('tar', ['-xzf', join(consumer, file.filename), '-C', target, '--strip-components=1'])
}

run('tsc', ['-b', ...packages.map((name) => `packages/${name}`)])
for (const name of packages) await buildPackage(join(root, 'packages', name))

rmSync(consumer, { recursive: true, force: true })
mkdirSync(consumer, { recursive: true })
for (const name of packages) installPacked(name)
cpSync(join(root, 'scripts/consumer'), consumer, { recursive: true })
for (const resolution of ['bundler', 'nodenext']) {
  run('tsc', ['-p', `tsconfig.${resolution}.json`], consumer)
}
run('node', ['use.mjs'], consumer)
console.log(`${packages.length} packages build, pack, and work for those who install them`)
