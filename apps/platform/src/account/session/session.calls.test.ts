import { expect, it } from 'vitest'
import { memoryStore } from '../../platform/storage/browser-store.ts'
import { createAccessTokens } from '../../platform/server/access-token.ts'
import { createSessionAdapter } from './session.calls.ts'

function adapterThat(answer: () => Response) {
  return createSessionAdapter({
    options: { baseUrl: '/api/', fetch: async () => answer() },
    tokens: createAccessTokens(Date.now, () => {}),
    store: memoryStore(),
    onPing: () => {},
    now: () => 0,
  })
}

const refusing = (status: number, code: string) =>
  adapterThat(() => Response.json({ code, detail: 'Not you.' }, { status }))

it.each([
  [400, 'bad_request'],
  [401, 'unauthorised'],
  [403, 'forbidden'],
  [404, 'not_found'],
])(
  'a profile that is refused with %i %s ends the session, with the reason',
  async (status, code) => {
    await expect(
      refusing(status, code).fetchProfile(new AbortController().signal),
    ).rejects.toMatchObject({ failure: 'authentication_failed', detail: 'Not you.' })
  },
)

it.each([
  [401, 'user_inactive', 'user_inactive'],
  [429, 'rate_limited', 'rate_limited'],
  [500, 'server_error', 'server_error'],
  [503, 'unavailable', 'unavailable'],
])('%i %s does not: the session asks again, or knows the code', async (status, code, failure) => {
  await expect(
    refusing(status, code).fetchProfile(new AbortController().signal),
  ).rejects.toMatchObject({ failure })
})
