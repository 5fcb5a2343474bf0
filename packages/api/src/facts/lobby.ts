/** The lists that can be followed. */
export const lobbyTagNames = ['challenges', 'players', 'games', 'counts', 'own'] as const
export type LobbyTagName = (typeof lobbyTagNames)[number]

export const desiredColors = ['any', 'white', 'black'] as const
export type DesiredColor = (typeof desiredColors)[number]

export const challengeKinds = ['short', 'invite', 'long', 'direct'] as const
export type ChallengeKind = (typeof challengeKinds)[number]

/** How a challenge or a link stands. `owner_disconnected`: its owner left, so that it ended. */
export const challengeStatuses = [
  'open',
  'accepted',
  'declined',
  'cancelled',
  'expired',
  'owner_disconnected',
] as const
export type ChallengeRecordStatus = (typeof challengeStatuses)[number]
