import type { Plugin, Rolldown } from 'vite'

/** Pages that are opened by a link from elsewhere, by the beginning of their address. */
const pages = {
  '/': '/src/home/route.tsx',
  '/game/': '/src/game/table/route.tsx',
  '/lobby': '/src/lobby/lists/route.tsx',
  '/friend_invite': '/src/lobby/friend/invite.route.tsx',
  '/analysis': '/src/analysis/page/route.tsx',
  '/players/': '/src/player/route.tsx',
  '/tournaments': '/src/tournament/index.ts',
  '/play': '/src/computer/table/route.tsx',
} as const

/** What the app waits for before it shows anything in a language: its first words, and what speaks its numbers. */
const languages = {
  kz: ['/intl/kz.words.js', '/Kazakh/addKazakh.ts'],
  ru: ['/intl/ru.words.js'],
} as const

const homeFont = 'inter-latin-wght-normal'

/**
 * Says in the page which files its address and its language need besides the first: `src/platform/page/preload-page.ts`
 * and `public/first-paint.js` ask for them.
 */
export function pageFiles(): Plugin {
  return {
    name: 'kingside-page-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle, chunk }) => {
        if (!bundle || !chunk) return []
        const first = filesOf(bundle, chunk)
        const font = Object.keys(bundle).find((file) => file.includes(homeFont))
        if (!font) throw new Error(`The font ${homeFont} is not among the app's files.`)
        const files = Object.entries(pages).map(([path, module]) => {
          const page = Object.values(bundle).find(
            (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(module),
          )
          if (page?.type !== 'chunk') throw new Error(`The page ${module} has no file of its own.`)
          const own = [...filesOf(bundle, page)].filter((file) => !first.has(file))
          // The home page is nothing but words.
          return [path, path === '/' ? [...own, font] : own]
        })
        const words = Object.entries(languages).map(([language, modules]) => [
          language,
          modules.map((module) => fileWith(bundle, module)),
        ])
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'page-files' },
            children: JSON.stringify(Object.fromEntries([...files, ...words])),
            injectTo: 'head',
          },
        ]
      },
    },
  }
}

/** The file that has a module. */
function fileWith(bundle: Rolldown.OutputBundle, module: string): string {
  const file = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(module)),
  )
  if (!file) throw new Error(`No file of the app has ${module}.`)
  return file.fileName
}

/** A chunk, all that it imports, and their styles. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  { fileName, imports, viteMetadata }: Rolldown.OutputChunk,
  known = new Set<string>(),
): ReadonlySet<string> {
  known.add(fileName)
  for (const path of viteMetadata?.importedCss ?? []) known.add(path)
  for (const name of imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !known.has(name)) filesOf(bundle, imported, known)
  }
  return known
}
