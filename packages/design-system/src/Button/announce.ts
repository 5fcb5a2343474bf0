/** How long an announced text stays in the page, for busy screen readers, in milliseconds. */
const staysMs = 7_000

let region: HTMLElement | null = null

/** A hidden live region that screen readers announce at once. */
function openRegion(): HTMLElement {
  const opened = document.createElement('div')
  opened.dataset['liveAnnouncer'] = 'true'
  opened.setAttribute('role', 'log')
  opened.setAttribute('aria-live', 'assertive')
  opened.setAttribute('aria-relevant', 'additions')
  Object.assign(opened.style, {
    position: 'fixed',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  document.body.prepend(opened)
  return opened
}

/** Makes screen readers announce the name of an element again. @param id the element's id */
export function announceName(id: string): void {
  if (!region?.isConnected) region = openRegion()
  const line = document.createElement('div')
  line.setAttribute('role', 'img')
  line.setAttribute('aria-labelledby', id)
  region.append(line)
  setTimeout(() => line.remove(), staysMs)
}
