import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { publicDeclarations } from './declarations.mjs'
import { distManifest, entriesOf } from './dist-manifest.mjs'
import { root } from './environment.mjs'
import { buildLibrary } from './library-build.mjs'
import { themeStylesheet } from './theme-stylesheet.mjs'
import { listFiles } from './tree-hash.mjs'

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Writes a package's `dist`, as it is published: modules, declarations, stylesheets, other files that the modules name,
 * pages, the manifest. The declarations must be compiled before.
 * @param {string} folder
 */
export async function buildPackage(folder) {
  const source = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const dist = join(folder, 'dist')
  const files = listFiles(folder, ['./src'])
  const entries = entriesOf(source, files)
  await buildLibrary({
    folder,
    entries,
    outside: Object.keys({ ...source.dependencies, ...source.peerDependencies }),
    react: source.peerDependencies?.react,
  })
  writeDeclarations(folder, entries)
  for (const file of files.filter((name) => name.endsWith('.wav'))) {
    cpSync(join(folder, file), join(dist, file.replace('./src/', '')))
  }
  const styles = existsSync(join(dist, 'styles.css')) ? ['./styles.css'] : []
  if ('./themes/*' in source.exports) {
    await writeThemeStylesheets(join(dist, 'themes'))
    styles.push('./themes/*.css')
  }
  for (const file of listFiles(dist, ['.']).filter((name) => name.endsWith('.css'))) {
    write(join(dist, `${file}.d.ts`), 'export {}\n')
  }
  const manifest = distManifest(source, { styles })
  write(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const page of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    cpSync(join(folder, page), join(dist, page))
  }
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
}

/** @param {string} folder @param {readonly string[]} entries */
function writeDeclarations(folder, entries) {
  const compiled = join(root, '.cache/types/packages', basename(folder), 'src')
  const declarations = publicDeclarations(
    entries.map((entry) => entry.replace(/^\.\/src\/(.+)\.tsx?$/, '$1.d.ts')),
    (file) => readFileSync(join(compiled, file), 'utf8'),
  )
  for (const [file, text] of declarations) write(join(folder, 'dist', file), text)
}

/**
 * Writes `oak.css` beside the folder `oak` of each theme that was built.
 * @param {string} themes
 */
async function writeThemeStylesheets(themes) {
  /** @param {string} file @returns {Promise<{ boardThemeStyle: (theme: object) => Record<string, string>, theme: object }>} */
  const load = (file) => import(pathToFileURL(join(themes, file)).href)
  const { boardThemeStyle } = await load('index.js')
  for (const file of listFiles(themes, ['.']).filter((name) => name.endsWith('/theme.js'))) {
    const key = basename(dirname(file))
    const { theme } = await load(file)
    write(join(themes, `${key}.css`), themeStylesheet(key, boardThemeStyle(theme)))
  }
}
