import type { Place } from '../faults/visitor.ts'
import { goodPassword, testBrowser, type TestBrowser } from '../testing/test-accounts.ts'

/** One browser that talks to one server and then to another, as behind a proxy. */
export interface SiteBrowser extends TestBrowser {
  /** Where its calls go from now on. */
  readonly goTo: (place: Place) => void
  /** A ticket for the lobby, from where it is. @throws when there is none */
  readonly lobbyTicket: () => Promise<string>
}

export function siteBrowser(first: Place): SiteBrowser {
  let place = first
  const browser = testBrowser({
    request: (path: string, init) => fetch(`${place.origin()}${path}`, init),
  })
  return {
    ...browser,
    goTo: (next) => {
      place = next
    },
    lobbyTicket: async () => {
      const { status, body } = await browser.call('POST', 'realtime/tickets/', { kind: 'lobby' })
      const ticket: unknown = Reflect.get(Object(body), 'ticket')
      if (typeof ticket !== 'string') throw new Error(`There is no ticket, but ${status}.`)
      return ticket
    },
  }
}

/** Registers at a server with the code that it mails; the browser is signed in then. Answers with its player's uid. */
export async function registerAt(
  browser: SiteBrowser,
  place: Place,
  email: string,
): Promise<string> {
  browser.goTo(place)
  await browser.call('POST', 'accounts/auth/register/', { email, password: goodPassword })
  const code = await mailedCode(browser, email)
  await browser.call('POST', 'accounts/auth/activation-code/verify/', { email, code })
  const { status, body } = await browser.call('GET', 'me/uid/')
  const uid: unknown = Reflect.get(Object(body), 'uid')
  if (typeof uid !== 'string') throw new Error(`Nobody is signed in: ${status}.`)
  return uid
}

/** The mail is written after the answer, so it is looked for until it is there. */
async function mailedCode(browser: SiteBrowser, email: string): Promise<string> {
  const end = performance.now() + 10_000
  while (performance.now() < end) {
    const page = await (await browser.request('GET', '/dev/mail')).text()
    const [, mail = ''] = page.split(`<bdi>${email}</bdi>`)
    const [code] = /\b\d{6}\b/.exec(mail) ?? []
    if (code !== undefined) return code
  }
  throw new Error('No code was mailed.')
}
