/**
 * Goes to another address, on this site or a provider's.
 * @throws when it is no web address: the server names some of them
 */
export function leavePage(address: string): void {
  const url = new URL(address, window.location.href)
  if (url.protocol !== 'https:' && url.origin !== window.location.origin && !isLocal(url))
    throw new Error(`${url.protocol} is no address to go to.`)
  window.location.assign(url)
}

/** Servers for trying things out have no certificate. */
const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
