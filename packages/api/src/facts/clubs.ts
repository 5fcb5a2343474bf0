/** Whether a player joins at once, or an administrator lets them in. */
export const clubMemberships = ['open', 'by-request'] as const
export type ClubMembership = (typeof clubMemberships)[number]

export const clubRoles = ['member', 'admin'] as const
export type ClubRole = (typeof clubRoles)[number]

/** What somebody is to a club. */
export const clubRelations = ['none', 'requested', ...clubRoles] as const
export type ClubRelation = (typeof clubRelations)[number]

/** A club's plan, set by operators: entry fees take `paid` or `premium`. */
export const clubPlans = ['unpaid', 'paid', 'premium'] as const
export type ClubPlan = (typeof clubPlans)[number]

export const clubSocials = [
  'twitter',
  'facebook',
  'instagram',
  'youtube',
  'telegram',
  'whatsapp',
  'tiktok',
  'vk',
] as const
export type ClubSocial = (typeof clubSocials)[number]

/** The tournaments of a club as its administrators filter them; cancelled ones are completed. */
export const clubTournamentStates = ['upcoming', 'draft', 'in-progress', 'completed'] as const
export type ClubTournamentState = (typeof clubTournamentStates)[number]

/** How long what a club writes may be, and of what how many there may be. */
export const clubLimits = {
  name: 60,
  shortName: 12,
  tagline: 120,
  description: 5000,
  links: 10,
  linkTitle: 60,
  url: 500,
  place: 120,
  hours: 120,
  pictures: 60,
  caption: 120,
  cards: 12,
  cardTitle: 60,
  cardText: 300,
  events: 200,
  eventTitle: 80,
  eventText: 1200,
  /** What somebody writes who asks for early access. */
  earlyAccess: 2000,
  ageMin: 3,
  ageMax: 120,
  /** That one account may have made. */
  perAccount: 5,
} as const

/** Parts of addresses that no club may have as its name there. */
export const reservedClubSlugs: readonly string[] = ['create', 'my', 'events', 'admin']
