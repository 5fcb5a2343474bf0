export const tournamentKinds = ['match', 'playoff', 'swiss', 'arena', 'armageddon'] as const
export type TournamentKind = (typeof tournamentKinds)[number]

export const tournamentRegions = ['europe', 'asia', 'africa', 'america'] as const

/** Titles of the federation, then those of its online arena. */
export const playerTitles = [
  ...(['GM', 'WGM', 'IM', 'WIM', 'FM', 'WFM', 'CM', 'WCM'] as const),
  ...(['AGM', 'AIM', 'AFM', 'ACM'] as const),
] as const

/** The states of a participant in a tournament. */
export const participantStatuses = [
  'pending',
  'joined',
  'on-hold',
  'withdrawn',
  'disqualified',
  'left',
  'banned',
] as const
export type ParticipantStatus = (typeof participantStatuses)[number]
