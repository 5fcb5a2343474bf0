const ofPopups = ['popup', 'email', 'from', 'free_pro', 'price']

/** The path of the page below the popup, as a return address for a provider. */
export function pathBelow(): string {
  const url = new URL(window.location.href)
  for (const name of ofPopups) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}
