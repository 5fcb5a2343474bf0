import { expect, it } from 'vitest'

import { openApiDocument } from '../../openapi.ts'
import { login } from './sign-in.ts'
import { errorStatus } from '../../facts/error-codes.ts'

it('describes a code with the status that the call answers it with', () => {
  const responses = Object(
    openApiDocument({ login }).paths['/accounts/auth/login/']?.['post']?.['responses'],
  )
  expect(errorStatus.player_banned).toBe(403)
  expect(responses[401].description).toContain('player_banned')
  expect(responses[403].description).not.toContain('player_banned')
})
