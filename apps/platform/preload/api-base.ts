import type { Plugin } from 'vite'

/** Writes into the page where its server's calls are, where the build is told by `VITE_API_BASE`. */
export function apiBase(base: string | undefined): Plugin {
  return {
    name: 'kingside-api-base',
    transformIndexHtml: () =>
      base
        ? [
            {
              tag: 'meta',
              attrs: { name: 'kingside-api', content: base },
              // Before `start.js`, which reads it.
              injectTo: 'head-prepend',
            },
          ]
        : [],
  }
}
