/**
 * Where the server's calls are, from the page's own configuration: `<meta name="kingside-api" content="/chess/api/">`,
 * which the build writes from `VITE_API_BASE` and whoever serves the page may change. It ends with a slash.
 */
export function apiBase(): string {
  const given = document.querySelector<HTMLMetaElement>('meta[name="kingside-api"]')?.content
  if (!given) return '/api/'
  return given.endsWith('/') ? given : `${given}/`
}

/** The address of something below the server's calls. @param path as on a server with the usual base, such as `/api/ws/game/` */
export const apiAddress = (path: string): string => path.replace(/^\/api\//, apiBase())
