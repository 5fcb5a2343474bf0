import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const here = import.meta.dirname

/** What opens without a connection from the first visit on, besides what the page itself names. */
const offlineModules = [
  '/src/home/route.tsx',
  '/lobby/lists/glance.tsx',
  '/platform/realtime/lobby-actor.ts',
  '/notices/start.ts',
  '/shell/header-actions.tsx',
  '/computer/setup/route.tsx',
  '/computer/table/route.tsx',
  '/puzzle/index.ts',
  '/src/settings/route.tsx',
  '/settings/board/popup.tsx',
  '/shell/popups/popup-list.ts',
  '/lobby/finder/RatingLimits.tsx',
  '/lobby/finder/SearchProgress.tsx',
  '/chess/terms/RefusalNotice.tsx',
  '/SiteHeader/MoreLinks.tsx',
  '/IconButton/IconHint.tsx',
  '/PreviewBoard.tsx',
  '/kz.words.js',
  '/kz.more.js',
  '/Kazakh/addKazakh.ts',
  '/ru.words.js',
  '/ru.more.js',
]

/**
 * Writes `sw.js` into the built app, with the list of its files. `KINGSIDE_WORKER=off` writes one in its place that
 * removes itself from the browsers that have it.
 */
export function buildWorker(): Plugin {
  let folder = ''
  let shell: readonly string[] = []
  return {
    name: 'kingside-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        shell = shellFiles(bundle)
      },
    },
    closeBundle: () => {
      const source = process.env['KINGSIDE_WORKER'] === 'off' ? 'no-worker.js' : 'worker.js'
      const worker = readFileSync(join(here, source), 'utf8')
      writeFileSync(join(folder, 'sw.js'), withFiles(worker, folder, shell))
    },
  }
}

/** The code, styles and fonts of the first page and of what must open offline, with all that they import. */
function shellFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    for (const path of chunk.viteMetadata?.importedCss ?? []) files.add(path)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    const isOffline = chunk.moduleIds.some((id) => offlineModules.some((end) => id.endsWith(end)))
    if (chunk.isEntry || isOffline) add(chunk.fileName)
  }
  for (const name of Object.keys(bundle)) {
    if (/-(latin|cyrillic|cyrillic-ext)-wght-normal-.*\.woff2$/.test(name)) files.add(name)
  }
  return [...files].toSorted().map((path) => `/${path}`)
}

function withFiles(worker: string, folder: string, built: readonly string[]): string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(map|br|gz)$/.test(name) && name !== 'sw.js')
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => `/${name.replaceAll(sep, '/')}`)
    .toSorted()
  const [lasting, others] = [
    paths.filter((path) => path.startsWith('/assets/')),
    paths.filter((path) => !path.startsWith('/assets/')),
  ]
  const shell = [...others, ...built]
  const hash = createHash('sha256').update(worker)
  for (const path of shell) hash.update(path).update(readFileSync(join(folder, path)))
  return worker
    .replace('__VERSION__', hash.digest('hex').slice(0, 12))
    .replace('__SHELL__', shell.join(' '))
    .replace('__LASTING__', lasting.join(' '))
}
