import type { Plugin, Rolldown } from 'vite'

/** Pages that are opened by a link from elsewhere, by the beginning of their address. */
const pages = {
  '/': '/src/home/route.tsx',
  '/game/': '/src/game/table/route.tsx',
  '/lobby': '/src/lobby/lists/route.tsx',
  '/friend_invite': '/src/lobby/friend/invite.route.tsx',
  '/analysis': '/src/analysis/page/route.tsx',
  '/play': '/src/computer/table/route.tsx',
} as const

const homeFont = 'inter-latin-wght-normal'

/** Says in the page which files its address needs besides the first: `src/platform/page/preload-page.ts` asks for them. */
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
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'page-files' },
            children: JSON.stringify(Object.fromEntries(files)),
            injectTo: 'head',
          },
        ]
      },
    },
  }
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
