export const genders = ['female', 'male'] as const
export type Gender = (typeof genders)[number]

export const socialProviders = ['apple', 'google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** On what somebody has signed in. */
export const deviceKinds = ['computer', 'tablet', 'phone'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** How somebody who is signed in proves once more who it is. */
export const confirmationWays = ['password', 'code', 'passkey'] as const
export type ConfirmationWay = (typeof confirmationWays)[number]

/** How far the file with all of a member's data is. */
export const ownDataStatuses = [
  'none',
  'wanted',
  'preparing',
  'ready',
  'expired',
  'failed',
] as const
export type OwnDataStatus = (typeof ownDataStatuses)[number]

/** How long an account that is to be deleted can be kept by signing in, in days. */
export const deletionDays = 14

/** How a browser reaches what keeps a passkey (Web Authentication Level 3, 5.8.4). */
export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const
export type PasskeyTransport = (typeof passkeyTransports)[number]
