import { z } from 'zod/mini'
import { defineCall, everyone, nothing } from '../../call.ts'
import { passkeyTransports } from '../../facts/accounts.ts'
import { dateTime, done, members } from './fields.ts'
import { exampleSignedIn, signedIn } from './sign-in.ts'

// The fields of WebAuthn are named as its JSON names them (Web Authentication Level 3, 5.1.8 and 5.1.10).

const base64url = z.string().check(z.minLength(1), z.maxLength(8192), z.regex(/^[\w-]+$/))
const credentialId = z.string().check(z.minLength(1), z.maxLength(1400), z.regex(/^[\w-]+$/))
const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
const params = z.object({ id: credentialId })
const descriptor = z.object({ id: z.string(), type: z.literal('public-key') })

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: dateTime,
  /** Null until somebody has signed in with it. */
  last_used_at: z.nullable(dateTime),
  /** Whether its owner has it on several devices. */
  is_synced: z.boolean(),
})
export type Passkey = z.output<typeof passkey>

const examplePasskey = {
  id: 'Zr8Q2mX0TnqkE1vYwB7c5A',
  name: 'Phone',
  created_at: '2026-01-12T17:30:00.000Z',
  last_used_at: '2026-01-29T20:15:00.000Z',
  is_synced: true,
} as const

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
})
const exampleRequest = {
  challenge: 'q7yT0cWm3Lr8sVbXh2kP9dZn4Jq6uGaE',
  rpId: 'kingside.example',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required',
} as const

const registration = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.enum(passkeyTransports)).check(z.maxLength(8))),
  }),
})

/** What a browser answers to the options of a request. */
export const passkeyAnswer = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(128)))),
  }),
})

export const listPasskeys = defineCall({
  id: 'me.passkeys.list',
  method: 'GET',
  path: 'me/passkeys/',
  summary: "Lists the user's passkeys, the oldest first.",
  response: z.readonly(z.array(passkey)),
  errors: [],
  roles: members,
  example: [examplePasskey],
})

export const startPasskey = defineCall({
  id: 'me.passkeys.start',
  method: 'POST',
  path: 'me/passkeys/options/',
  summary:
    'Begins to add a passkey: what the browser is to make; after a proof of the last ten minutes.',
  body: z.optional(z.object({})),
  response: creationOptions,
  errors: ['confirmation_needed'],
  roles: members,
  example: {
    challenge: 'q7yT0cWm3Lr8sVbXh2kP9dZn4Jq6uGaE',
    rp: { id: 'kingside.example', name: 'Kingside' },
    user: { id: 'cHJvYmU', name: 'dana@kingside.example', displayName: 'Dana Serik' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  },
})

export const addPasskey = defineCall({
  id: 'me.passkeys.add',
  method: 'POST',
  path: 'me/passkeys/',
  summary: 'Keeps a passkey that the browser has made, under a name.',
  body: z.object({ name: passkeyName, passkey: registration }),
  response: passkey,
  errors: ['confirmation_needed', 'passkey_refused'],
  roles: members,
  example: examplePasskey,
})

export const renamePasskey = defineCall({
  id: 'me.passkeys.rename',
  method: 'PATCH',
  path: 'me/passkeys/:id/',
  summary: 'Gives a passkey another name.',
  params,
  body: z.object({ name: passkeyName }),
  response: done,
  errors: ['not_found'],
  roles: members,
  example: { ok: true },
})

export const removePasskey = defineCall({
  id: 'me.passkeys.remove',
  method: 'DELETE',
  path: 'me/passkeys/:id/',
  summary:
    'Removes a passkey, but not the last way to sign in; after a proof of the last ten minutes.',
  params,
  status: 204,
  response: nothing,
  errors: ['not_found', 'last_way_in', 'confirmation_needed'],
  roles: members,
  example: undefined,
})

export const startPasskeyConfirmation = defineCall({
  id: 'me.confirmation.startPasskey',
  method: 'POST',
  path: 'me/confirmation/passkey/',
  summary: 'Begins to prove by a passkey who the user is.',
  body: z.optional(z.object({})),
  response: requestOptions,
  errors: [],
  roles: members,
  example: exampleRequest,
})

export const startPasskeySignIn = defineCall({
  id: 'auth.passkey.start',
  method: 'POST',
  path: 'auth/passkey/options/',
  summary: 'Begins a sign-in by a passkey: what the browser is to sign.',
  body: z.optional(z.object({})),
  response: requestOptions,
  errors: ['throttled'],
  roles: everyone,
  example: exampleRequest,
})

export const signInByPasskey = defineCall({
  id: 'auth.passkey.signIn',
  method: 'POST',
  path: 'auth/passkey/',
  summary: 'Signs in by a passkey, which is two factors in one.',
  body: z.object({ passkey: passkeyAnswer }),
  response: signedIn,
  errors: ['passkey_refused', 'player_banned', 'throttled'],
  statuses: { player_banned: 401 },
  roles: everyone,
  example: exampleSignedIn,
})
