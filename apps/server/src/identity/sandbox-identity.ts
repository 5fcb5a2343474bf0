import type { IdentityStatus } from '@kingside/api/facts'
import type { IdentityProvider } from '../domain/fide/identity.ts'
import type { IdentityEvent } from './identity-event.ts'
import { readSigned, signMessage } from './read-signed.ts'

/** What stands for the provider of identity checks, where none is configured. */
export interface SandboxIdentity extends IdentityProvider {
  /**
   * What the provider would say of a check, signed as it signs.
   * @param document who is in the document, where it is verified
   */
  readonly say: (
    sessionId: string,
    status: IdentityStatus,
    document?: { readonly firstName: string; readonly lastName: string },
  ) => Promise<{ readonly body: string; readonly signature: string }>
}

export interface SandboxIdentityDeps {
  /** What its messages are signed with. */
  readonly secret: string
  readonly createUid: () => string
  readonly now: () => Date
  readonly siteOrigin: () => string
}

/** A provider whose page asks which way the check goes. No document is looked at. */
export function createSandboxIdentity({
  secret,
  createUid,
  now,
  siteOrigin,
}: SandboxIdentityDeps): SandboxIdentity {
  const pageOf = (id: string, returnUrl: string) => {
    const { pathname, search } = new URL(returnUrl)
    return `${siteOrigin()}/dev/identity/${id}?${new URLSearchParams({ back: `${pathname}${search}` })}`
  }
  return {
    open: async ({ returnUrl }) => {
      const id = `vs_sandbox_${createUid()}`
      return { id, url: pageOf(id, returnUrl) }
    },
    reopen: async (id, returnUrl) => pageOf(id, returnUrl),
    // Its messages say it themselves.
    personOf: async () => null,
    read: (body, signature, at) => readSigned({ body, signature, at }, [secret], { isLive: false }),
    say: async (sessionId, status, document) => {
      const at = now()
      const isRefused = status === 'requires_input'
      const event = {
        id: `evt_sandbox_${createUid()}`,
        object: 'event',
        created: Math.floor(at.getTime() / 1000),
        livemode: false,
        type: `identity.verification_session.${status}`,
        data: {
          object: {
            id: sessionId,
            object: 'identity.verification_session',
            status,
            last_error: isRefused ? { code: 'document_unverified_other' } : null,
            verified_outputs: document
              ? { first_name: document.firstName, last_name: document.lastName, dob: null }
              : null,
          },
        },
      } as const satisfies IdentityEvent
      const body = JSON.stringify(event)
      return { body, signature: await signMessage(body, secret, at) }
    },
  }
}
