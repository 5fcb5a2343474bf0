const name = 'kingside_login'
/** The lifetime of the saved login, in seconds. */
const seconds = 7 * 24 * 60 * 60

/**
 * A cookie that says that a saved login may exist, which itself no script can read. It saves visitors a call that the
 * server could only refuse. It does not say who signed in.
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
