/**
 * Opens another address in place of this page, on this site or a provider's.
 * @throws when it is not a web address, because the server supplies some of them
 */
export function leavePage(address: string): void {
  const url = new URL(address, window.location.href)
  if (url.protocol !== 'https:' && url.origin !== window.location.origin && !isLocal(url))
    throw new Error(`${url.protocol} is no address to go to.`)
  window.location.assign(url)
}

/** Local test servers have no certificate. */
const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
