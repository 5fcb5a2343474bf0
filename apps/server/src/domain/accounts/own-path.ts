const longest = 1024

/** What stands for our own origin while a path is looked at. */
const nowhere = 'https://own.invalid'

/**
 * Takes a path that a sign-in returns to; null is refused. Only paths of our own: no other site in any spelling that
 * browsers understand, and no scheme.
 */
export function parseOwnPath(value: string): string | null {
  if (value.length > longest || !isPlainPath(value)) return null
  const decoded = decodeFully(value.split(/[?#]/)[0] ?? '')
  if (decoded === null || !isPlainPath(decoded)) return null
  const url = new URL(value, nowhere)
  const path = `${url.pathname}${url.search}${url.hash}`
  return url.origin === nowhere && isPlainPath(path) ? path : null
}

function isPlainPath(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, which can hide a second slash
  return /^\/(?![/\\])[^\\\s\u0000-\u001F\u007F]*$/.test(value)
}

/** Undoes percent signs, also those of percent signs; null when that has no end or no sense. */
function decodeFully(value: string, rounds = 4): string | null {
  try {
    const decoded = decodeURIComponent(value)
    if (decoded === value) return value
    return rounds === 0 ? null : decodeFully(decoded, rounds - 1)
  } catch {
    return null
  }
}
