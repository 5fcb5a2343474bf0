import type { Locale } from '@kingside/api'
import type { ActiveAccount } from './account.ts'
import { newDeviceTexts } from './notice-texts.ts'
import type { AccountPorts } from './ports.ts'

/** Leaves a notification of a sign-in on a device that the account has not used: its owner may not have been it. */
export async function notifyOfDevice(
  { notifications, clock }: Pick<AccountPorts, 'notifications' | 'clock'>,
  { player }: ActiveAccount,
  language: Locale,
): Promise<void> {
  await notifications.add(
    { playerId: player.id, type: 'AUTHORIZED', url: '/profile', ...newDeviceTexts[language] },
    clock.now(),
  )
}
