import { isLoopback } from './trusted-proxies.ts'

/** Under which names requests are taken. */
export interface OwnHosts {
  /** The address that players use, when a proxy stands in front. */
  readonly publicOrigin: string | null
  /** Further names and addresses of this server, such as those that a proxy's health checks use. @default none */
  readonly hostNames?: readonly string[]
}

/**
 * Whether a `Host`, or the host of an `Origin`, is this server's own: loopback's, the public address's or a further
 * one. Any other name is one that somebody else let lead here, so that a page of theirs counts as of this origin.
 */
export function isOwnHost(
  host: string | undefined,
  { publicOrigin, hostNames = [] }: OwnHosts,
): boolean {
  const name = hostname(`http://${host ?? ''}`)
  if (name === null) return false
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  if (isLoopback(withoutBrackets(name))) return true
  if (publicOrigin !== null && name === hostname(publicOrigin)) return true
  return hostNames.some((known) => withoutBrackets(name) === withoutBrackets(known).toLowerCase())
}

/** Whether to listen on it is to listen on every interface. */
export const isWildcard = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** Whether only this computer reaches what listens there. */
export const isOwnInterface = (host: string): boolean => host === 'localhost' || isLoopback(host)

/** Whether an `Origin` is of a page of this server; where there is none, no page of another site has asked. */
export function isOwnOrigin(origin: string | undefined, hosts: OwnHosts): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && isOwnHost(new URL(origin).host, hosts)
}

/** Of an IPv6 address. */
const withoutBrackets = (host: string) => host.replaceAll(/[[\]]/g, '')

/** Without a port: a proxy may leave it out. */
function hostname(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { hostname: name, username, pathname } = new URL(url)
  return username === '' && pathname === '/' ? name : null
}
