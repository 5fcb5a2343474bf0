import type { Plugin } from 'vite'

/** Leaves out of the icons the keys of their lines: each is random, compresses badly, and only development asks for it. */
export function plainIcons(): Plugin {
  return {
    name: 'kingside:plain-icons',
    apply: 'build',
    transform: {
      filter: { id: /[/]lucide-react[/]dist[/]esm[/]icons[/]/ },
      handler: (code) => ({ code: code.replaceAll(/,\s*key: "\w+"/g, ''), map: null }),
    },
  }
}
