const name = 'kingside_login'
/** As long as the saved login itself. */
const seconds = 7 * 24 * 60 * 60

/**
 * Remembers, beside the saved login that no script can read, that there may be one. Visitors are spared a question
 * that the server could only refuse. It says nothing of who signed in.
 */
export const loginMark = {
  isThere: (): boolean => document.cookie.split('; ').includes(`${name}=1`),
  set: (): void => write('1', seconds),
  clear: (): void => write('', 0),
}

function write(value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
