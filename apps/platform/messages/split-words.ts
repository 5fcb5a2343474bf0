import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compileCatalogue } from './compile-messages.ts'

/** What a reader sees before anything else is loaded: the first file, and the home page. */
const firstFiles = ['main.tsx', 'home/route.tsx']

/**
 * Parts a catalogue while building: with the words of the first file come those that the start and the home page show,
 * and all others in a file that it loads later (`Words.more` in src/platform/intl/locales.ts). A reader of Russian or
 * Kazakh waits for a quarter of the words.
 */
export function splitWords(): Plugin {
  let source = ''
  let first: ReadonlySet<string> | null = null
  return {
    name: 'kingside:split-words',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      source = join(root, 'src')
    },
    resolveId: {
      filter: { id: /^\.\/(?:kz|ru)\.(?:json|more\.js)$/ },
      handler: (id, importer) => {
        if (importer === undefined || !/intl[/](?:locales\.ts|\w+\.words\.js)$/.test(importer))
          return null
        return join(dirname(importer), id.replace(/json$/, 'words.js'))
      },
    },
    load: {
      filter: { id: /[/]intl[/](?:kz|ru)\.(?:words|more)\.js$/ },
      handler: (id) => {
        const [, path = '', part = ''] = /^(.*[/](?:kz|ru))\.(words|more)\.js$/.exec(id) ?? []
        first ??= messagesOf(filesFrom(firstFiles.map((file) => join(source, file))))
        const known = first
        const isHere = ([message]: readonly [string, unknown]) =>
          known.has(message) === (part === 'words')
        const words = Object.fromEntries(
          compileCatalogue(readFileSync(`${path}.json`, 'utf8')).filter(isHere),
        )
        const language = path.split('/').at(-1) ?? ''
        const code = [
          `export default JSON.parse(${JSON.stringify(JSON.stringify(words))})`,
          ...(part === 'words'
            ? [`export const more = () => import('./${language}.more.js')`]
            : []),
        ]
        return { code: code.join('\n'), moduleType: 'js', map: null }
      },
    },
  }
}

const imports = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^']+)'/gm

/** The files of ours that come with some, because one imports the other. */
function filesFrom(entries: readonly string[]): readonly string[] {
  const files = new Map<string, string>()
  const add = (path: string) => {
    if (files.has(path) || !/\.tsx?$/.test(path)) return
    const text = readFileSync(path, 'utf8')
    files.set(path, text)
    for (const [, imported = ''] of text.matchAll(imports)) add(resolve(dirname(path), imported))
  }
  entries.forEach(add)
  return [...files.values()]
}

const messagesOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files
      .filter((text) => text.includes('defineMessage'))
      .flatMap((text) => [...text.matchAll(/\bid: '([^']+)'/g)].map(([, id = '']) => id)),
  )
