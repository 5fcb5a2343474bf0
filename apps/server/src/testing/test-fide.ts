import type { Documents } from '../domain/fide/documents.ts'
import type { Database } from '../db/database.ts'
import { federationPlayers } from '../db/schema.ts'
import { locationOf } from './test-social.ts'
import type { TestAccounts, TestBrowser } from './test-accounts.ts'

let lastId = 914_000_000

/** An entry of the federation's list that nobody has. */
export async function listPlayer(
  db: Database,
  {
    fullName = 'Testova, Zarina',
    birthYear = 1998,
    ...more
  }: Partial<typeof federationPlayers.$inferInsert> = {},
): Promise<number> {
  lastId += 1
  await db
    .insert(federationPlayers)
    .values({ fideId: lastId, fullName, birthYear, federation: 'KAZ', ...more })
  return lastId
}

/** Files that were uploaded: `kind/owner/name`, such as `selfie/7/one`, belong to player 7. */
export function testDocuments(): Documents & { readonly removed: () => readonly string[] } {
  const removed: string[] = []
  return {
    take: async (playerId, id, kind) =>
      id.startsWith(`${kind}/${playerId}/`) && !removed.includes(id),
    link: (id) => `/files/${id}`,
    remove: async (ids) => void removed.push(...ids),
    removed: () => removed,
  }
}

/** The internal id of the account's player. */
export async function playerIdOf(accounts: TestAccounts, email: string): Promise<number> {
  const account = await accounts.account.accounts.findByEmail(email)
  if (!account?.player) throw new Error('The test has no such account.')
  return account.player.id
}

/** The account's internal id. */
export async function accountIdOf(accounts: TestAccounts, email: string): Promise<number> {
  const account = await accounts.account.accounts.findByEmail(email)
  if (!account) throw new Error('The test has no such account.')
  return account.id
}

/** Opens the identity check and answers with the path of the sandbox's page. */
export async function openCheck(member: TestBrowser, returnPath = '/profile'): Promise<string> {
  const { body } = await member.call('POST', 'accounts/identity/get-verification-session-url/', {
    return_path: returnPath,
  })
  const url: unknown = Reflect.get(Object(body), 'url')
  if (typeof url !== 'string') throw new Error(`No check was opened: ${JSON.stringify(body)}`)
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

/** What a person answers on the sandbox's page; leads back to the path that is returned. */
export async function answerCheck(
  { app }: Pick<TestAccounts, 'app'>,
  page: string,
  answer: 'approve' | 'reject' | 'cancel' | 'wait',
  name = 'Zarina Testova',
): Promise<string> {
  const url = new URL(page, 'http://localhost')
  const response = await app.request(url.pathname, {
    method: 'POST',
    body: new URLSearchParams({ answer, name, back: url.searchParams.get('back') ?? '' }),
  })
  if (response.status !== 303) throw new Error(`The sandbox answered ${response.status}.`)
  const { pathname, search } = locationOf(response)
  return `${pathname}${search}`
}
