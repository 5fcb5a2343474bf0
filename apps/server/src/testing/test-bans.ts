import {
  type BanEverywhere,
  type BanEverywherePorts,
  createBanEverywhere,
} from '../domain/accounts/ban-everywhere.ts'
import type { TestAccounts } from './test-accounts.ts'

/** Bans of a test's accounts, where nobody has anything in the lobby, a game or a socket. */
export function testBans(
  { account }: Pick<TestAccounts, 'account'>,
  overrides: Partial<BanEverywherePorts> = {},
): BanEverywhere {
  return createBanEverywhere({
    account,
    players: { byUid: async () => null },
    isHere: () => false,
    withdraw: async () => {},
    banFromTournaments: async () => {},
    forfeitGames: async () => {},
    closeSockets: () => {},
    restorations: { restore: async () => [] },
    onFailure: (part, error) => {
      throw new Error(`The ban of this test did not end: ${part}.`, { cause: error })
    },
    ...overrides,
  })
}
