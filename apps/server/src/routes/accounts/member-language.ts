import type { Locale } from '@kingside/api'
import type { Context } from 'hono'
import type { ActiveAccount } from '../../domain/accounts/account.ts'
import type { AccountPorts } from '../../domain/accounts/ports.ts'
import { statedLanguage } from '../../request-language.ts'

/**
 * Keeps the language in which a member uses the site, where the request states one, for what the server writes later.
 * @returns the member's language, else English
 */
export async function noteLanguage(
  { accounts }: Pick<AccountPorts, 'accounts'>,
  context: Context,
  { id, language }: Pick<ActiveAccount, 'id' | 'language'>,
): Promise<Locale> {
  const stated = statedLanguage(context)
  if (stated === null || stated === language) return language ?? 'en'
  await accounts.setLanguage(id, stated)
  return stated
}
