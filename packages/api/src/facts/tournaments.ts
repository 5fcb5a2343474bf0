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

/** How far a tournament is for those who run it; others see its stage. */
export const adminStates = ['draft', 'upcoming', 'in-progress', 'completed', 'canceled'] as const
export type AdminState = (typeof adminStates)[number]

/** How a tournament is played, out of its kind and its number of players. */
export const tournamentSystems = [
  'swiss',
  'arena',
  'match',
  'round-robin',
  'single-elimination',
] as const
export type TournamentSystem = (typeof tournamentSystems)[number]

/** How those who run a tournament see a participant who was not shut out: derived of the status and the check-in. */
export const registrationStates = ['registered', 'checked-in', 'checked-out', 'left'] as const
export type RegistrationState = (typeof registrationStates)[number]

/** Tie-breaks by their FIDE codes: C.07 article 5. */
export const tieBreakCodes = ['BH/C1', 'BH', 'SB', 'ARO', 'ARO/C1', 'WIN', 'BPG'] as const
export type TieBreakCode = (typeof tieBreakCodes)[number]

/** What an arbiter can say of a board: a game's results, forfeits, and that it was not played. */
export const arbiterResults = ['1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', 'cancelled'] as const
export type ArbiterResult = (typeof arbiterResults)[number]

/** Who decided a board. */
export const boardDeciders = ['game', 'arbiter', 'system'] as const
export type BoardDecider = (typeof boardDeciders)[number]

/** The steps by which a tournament is run by hand, in their order. */
export const tournamentSteps = ['start', 'pair', 'start-round', 'finish-round', 'finish'] as const
export type TournamentStep = (typeof tournamentSteps)[number]
