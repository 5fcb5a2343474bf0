import { type APIRequestContext, expect } from '@playwright/test'

/** What lets an operator in at the server of the tests. */
export const operatorToken = 'operator-token-of-the-tests-0123456789'

/** The account that may sign in at `/operation`. */
export const operatorEmail = 'operator@kingside.example'

/** Does what operators do, below `/operation`. */
export async function operate(
  request: APIRequestContext,
  path:
    | 'bans'
    | 'coupons'
    | 'notifications'
    | 'ratings'
    | 'tournaments'
    | `tournaments/${string}/relay-token`,
  data: object,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await request.post(`/operation/${path}`, {
    data,
    headers: { authorization: `Bearer ${operatorToken}` },
  })
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
  return answer.json()
}
