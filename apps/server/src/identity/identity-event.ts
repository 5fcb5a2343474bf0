import { identityStatuses } from '@kingside/api/facts'
import { z } from 'zod/mini'
import type { IdentityMessage } from '../domain/fide/identity.ts'
import type { DocumentPerson } from '../domain/fide/same-person.ts'

/** What the provider knows of a person, once a document is verified. */
export const verifiedOutputs = z.object({
  first_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
  dob: z.nullish(z.object({ year: z.nullish(z.number()) })),
})

/** The part of a message that is read. Who signs it may send more. */
const identityEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  object: z.literal('event'),
  created: z.int(),
  livemode: z.boolean(),
  type: z.enum([
    'identity.verification_session.processing',
    'identity.verification_session.requires_input',
    'identity.verification_session.verified',
    'identity.verification_session.canceled',
  ]),
  data: z.object({
    object: z.object({
      id: z.string().check(z.minLength(1), z.maxLength(255)),
      object: z.literal('identity.verification_session'),
      status: z.enum(identityStatuses),
      last_error: z.nullish(z.object({ code: z.nullish(z.string()) })),
      verified_outputs: z.nullish(verifiedOutputs),
    }),
  }),
})
export type IdentityEvent = z.input<typeof identityEvent>

/** Who a document says that somebody is; null where it gives no name. */
export function personIn(
  outputs: z.output<typeof verifiedOutputs> | null | undefined,
): DocumentPerson | null {
  const { first_name: firstName, last_name: lastName, dob } = outputs ?? {}
  if (!firstName || !lastName) return null
  return { firstName, lastName, birthYear: dob?.year ?? null }
}

/**
 * Reads a message whose signature is verified; null is one that says nothing of a check, or of a check in another mode
 * than ours: a test message decides nothing where real documents are checked.
 */
export function parseIdentityEvent(
  event: unknown,
  { isLive }: { readonly isLive: boolean },
): IdentityMessage | null {
  const { success, data } = identityEvent.safeParse(event)
  if (!success || data.livemode !== isLive) return null
  const { object } = data.data
  return {
    id: data.id,
    sessionId: object.id,
    // Of the message, not of the object: the object may be newer.
    status: statusOf(data.type),
    isRefused: object.last_error != null && data.type.endsWith('.requires_input'),
    madeAt: new Date(data.created * 1000),
    person: personIn(object.verified_outputs),
  }
}

function statusOf(type: IdentityEvent['type']): IdentityMessage['status'] {
  switch (type) {
    case 'identity.verification_session.processing':
      return 'processing'
    case 'identity.verification_session.requires_input':
      return 'requires_input'
    case 'identity.verification_session.verified':
      return 'verified'
    case 'identity.verification_session.canceled':
      return 'canceled'
    default:
      return type satisfies never
  }
}
