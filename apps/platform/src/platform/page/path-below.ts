const ofPopups = ['popup', 'email', 'from', 'free_pro', 'price']

/** The page below the popup, for a provider to come back to. */
export function pathBelow(): string {
  const url = new URL(window.location.href)
  for (const name of ofPopups) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}
