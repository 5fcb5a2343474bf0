import { createHash } from 'node:crypto'
import type { SocialPerson, SocialProvider } from '../domain/accounts/social-ports.ts'

const testPerson = (subject: string, firstName: string, lastName = 'Sandbox'): SocialPerson => ({
  subject,
  email: `${subject}@sandbox.example`,
  isEmailConfirmed: true,
  firstName,
  lastName,
})

/** The people whom the sandbox knows; one has no address and one an address that nobody confirmed, as providers allow. */
export const testPersons: readonly SocialPerson[] = [
  testPerson('aida', 'Aida'),
  testPerson('boris', 'Boris'),
  testPerson('chen', 'Chen'),
  { ...testPerson('daniyar', 'Daniyar', 'Unconfirmed'), isEmailConfirmed: false },
  {
    ...testPerson('nomail', 'Noor', 'Withoutmail'),
    email: null,
    isEmailConfirmed: false,
  },
]

/** How many codes wait to be exchanged; more are of visitors who never came back. */
const maxWaiting = 1000

/** Providers without a provider: a page of this server asks which test person to be. */
export interface SandboxProviders {
  readonly provider: (name: string) => SocialProvider
  /** Gives the code with which the chosen person comes back; null when there is no such person. */
  readonly choose: (choice: {
    readonly subject: string
    readonly challenge: string
    readonly redirectUri: string
  }) => string | null
}

interface Waiting {
  readonly person: SocialPerson
  readonly challenge: string
  readonly redirectUri: string
}

/** @param createUid makes the codes */
export function createSandboxProviders(createUid: () => string): SandboxProviders {
  const waiting = new Map<string, Waiting>()
  return {
    provider: (name) => ({
      authoriseUrl: ({ state, challenge, redirectUri }) => {
        const query = new URLSearchParams({ state, challenge, redirect_uri: redirectUri })
        return `/dev/social/${name}/?${query}`
      },
      exchange: async ({ code, verifier, redirectUri }) => {
        const found = waiting.get(code)
        waiting.delete(code)
        const challenge = createHash('sha256').update(verifier).digest('base64url')
        const isRight = found?.challenge === challenge && found.redirectUri === redirectUri
        return isRight ? found.person : null
      },
    }),
    choose: ({ subject, ...rest }) => {
      const person = testPersons.find((known) => known.subject === subject)
      if (!person) return null
      const [oldest] = waiting.keys()
      if (waiting.size >= maxWaiting && oldest !== undefined) waiting.delete(oldest)
      const code = createUid()
      waiting.set(code, { person, ...rest })
      return code
    },
  }
}
