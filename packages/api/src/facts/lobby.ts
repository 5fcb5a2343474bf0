/** The lobby lists that a client can follow. */
export const lobbyTagNames = [
  'challenges',
  'players',
  'games',
  'counts',
  'own',
  'tournament',
] as const
export type LobbyTagName = (typeof lobbyTagNames)[number]

export const desiredColors = ['any', 'white', 'black'] as const
export type DesiredColor = (typeof desiredColors)[number]

export const challengeKinds = ['short', 'invite', 'long', 'direct'] as const
export type ChallengeKind = (typeof challengeKinds)[number]

/** The states of a challenge or a link. `owner_disconnected`: it ended because its owner left. */
export const challengeStatuses = [
  'open',
  'accepted',
  'declined',
  'cancelled',
  'expired',
  'owner_disconnected',
] as const
export type ChallengeRecordStatus = (typeof challengeStatuses)[number]
