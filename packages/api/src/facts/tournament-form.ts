import type { TournamentKind } from './tournaments.ts'

/** The fields of an organiser’s form that rules are about. Dates are ISO 8601. */
export interface JudgedForm {
  readonly name: string
  readonly description: string | null
  readonly organizer: string | null
  readonly chat_link: string | null
  readonly community: string | null
  readonly kind: TournamentKind | null
  readonly mode: 'online' | 'offline' | null
  readonly location: string | null
  readonly city: string | null
  readonly location_region: string | null
  readonly start: string | null
  readonly finish: string | null
  readonly rounds: number | null
  readonly duration_minutes: number | null
  readonly max_participants: number | null
  readonly time_control_id: number | null
  readonly rating_type: 'non-rated' | 'worldchess' | 'fide' | 'otb' | null
  readonly entry_fee_cents: number
  readonly participation: 'open' | 'invitation-only'
  readonly age_min: number | null
  readonly age_max: number | null
  readonly rating_min: number | null
  readonly rating_max: number | null
  readonly community_members_only: boolean
  readonly series: string | null
  readonly signup_start: string | null
  readonly signup_finish: string | null
  readonly is_team: boolean
  readonly team_size: number | null
}

/** What is wrong with a field. */
export const formProblems = [
  'empty',
  'past',
  'start-after-end',
  'end-before-start',
  'too-few',
  'too-many',
  'below-joined',
  'from-over-to',
  'offline-only',
  'online-only',
  'own-rated',
  'own-fee',
  'fee-plan',
  'fee-least',
  'club-only',
  'signup-order',
  'armageddon-control',
  'not-ascii',
  'too-long',
  'no-link',
] as const
export type FormProblem = (typeof formProblems)[number]

export interface FieldProblem {
  readonly field: keyof JudgedForm
  readonly problem: FormProblem
  /** The bounds that were passed. */
  readonly least?: number
  readonly most?: number
}

/** How many players each kind takes. */
export const playersOfKind = {
  swiss: { least: 2, most: 250 },
  arena: { least: 2, most: 5000 },
  playoff: { least: 4, most: 32 },
  armageddon: { least: 4, most: 32 },
  match: { least: 2, most: 16 },
} as const satisfies Record<TournamentKind, { readonly least: number; readonly most: number }>

/** How many rounds of a Swiss, and games of a match, there can be. */
export const roundsOfKind = {
  swiss: { least: 1, most: 30 },
  match: { least: 1, most: 20 },
} as const

/** In minutes. */
export const arenaLength = { least: 20, most: 720 } as const

/** What a member may organise without a club. */
export const ownTournaments = { players: 64, open: 3 } as const

/** The least entry fee that is one, in cents. */
export const leastFeeCents = 100

export interface FormJudge {
  /** ISO 8601. */
  readonly now: string
  /** Whether its start has to lie ahead: not once it has begun. */
  readonly isStartOpen: boolean
  /** Whether the club may take fees. */
  readonly takesFees: boolean
  /** How many have joined. */
  readonly joined: number
  /** Whether its time control is one of Armageddon; null where none is chosen. */
  readonly isArmageddonControl: boolean | null
}

type Judge = (form: JudgedForm, judge: FormJudge) => readonly FieldProblem[]

const needed: Judge = (form) => {
  const fields: readonly (keyof JudgedForm)[] = [
    'kind',
    'mode',
    'start',
    'time_control_id',
    'rating_type',
    ...(form.kind === 'arena' ? [] : (['max_participants'] as const)),
    ...(form.kind === 'swiss' || form.kind === 'match' ? (['rounds'] as const) : []),
    ...(form.kind === 'arena' ? (['duration_minutes'] as const) : []),
    ...(form.mode === 'offline' ? (['location', 'city', 'location_region'] as const) : []),
    ...(form.is_team ? (['team_size'] as const) : []),
  ]
  return fields.flatMap((field) =>
    form[field] === null || form[field] === '' ? [{ field, problem: 'empty' as const }] : [],
  )
}

const within = (
  field: 'max_participants' | 'rounds' | 'duration_minutes',
  value: number | null,
  bounds: { readonly least: number; readonly most: number } | null,
): readonly FieldProblem[] => {
  if (value === null || bounds === null) return []
  if (value < bounds.least) return [{ field, problem: 'too-few', ...bounds }]
  return value > bounds.most ? [{ field, problem: 'too-many', ...bounds }] : []
}

const sizes: Judge = (form, { joined }) => {
  const { kind, community } = form
  if (kind === null) return []
  const { least, most } = playersOfKind[kind]
  const ownMost = community === null ? Math.min(most, ownTournaments.players) : most
  const rounds = kind === 'swiss' || kind === 'match' ? roundsOfKind[kind] : null
  // An arena of a club may be without a limit.
  const players =
    form.max_participants ?? (kind === 'arena' && community === null ? Infinity : null)
  return [
    ...within('max_participants', players, { least, most: ownMost }),
    ...within('rounds', form.rounds, rounds),
    ...within('duration_minutes', form.duration_minutes, kind === 'arena' ? arenaLength : null),
    ...(form.max_participants !== null && form.max_participants < joined
      ? [{ field: 'max_participants' as const, problem: 'below-joined' as const, least: joined }]
      : []),
  ]
}

const dates: Judge = ({ start, finish, signup_start, signup_finish }, { now, isStartOpen }) => {
  const ms = (at: string) => Date.parse(at)
  return [
    ...(isStartOpen && start !== null && ms(start) <= ms(now)
      ? [{ field: 'start' as const, problem: 'past' as const }]
      : []),
    ...(start !== null && finish !== null && ms(start) >= ms(finish)
      ? [
          { field: 'start' as const, problem: 'start-after-end' as const },
          { field: 'finish' as const, problem: 'end-before-start' as const },
        ]
      : []),
    ...(signup_start !== null && signup_finish !== null && ms(signup_start) >= ms(signup_finish)
      ? [{ field: 'signup_finish' as const, problem: 'signup-order' as const }]
      : []),
    ...(signup_start !== null && start !== null && ms(signup_start) >= ms(start)
      ? [{ field: 'signup_start' as const, problem: 'signup-order' as const }]
      : []),
  ]
}

const ranges: Judge = ({ age_min, age_max, rating_min, rating_max }) => [
  ...(age_min !== null && age_max !== null && age_min > age_max
    ? [{ field: 'age_max' as const, problem: 'from-over-to' as const }]
    : []),
  ...(rating_min !== null && rating_max !== null && rating_min > rating_max
    ? [{ field: 'rating_max' as const, problem: 'from-over-to' as const }]
    : []),
]

const kinds: Judge = ({ kind, mode, rating_type }, { isArmageddonControl }) => [
  ...(rating_type === 'otb' && mode === 'online'
    ? [{ field: 'rating_type' as const, problem: 'offline-only' as const }]
    : []),
  // Games that are not played here change no rating of ours.
  ...((rating_type === 'worldchess' || rating_type === 'fide') && mode === 'offline'
    ? [{ field: 'rating_type' as const, problem: 'online-only' as const }]
    : []),
  ...(kind === 'arena' && mode === 'offline'
    ? [{ field: 'mode' as const, problem: 'online-only' as const }]
    : []),
  ...(isArmageddonControl !== null &&
  kind !== null &&
  isArmageddonControl !== (kind === 'armageddon')
    ? [{ field: 'time_control_id' as const, problem: 'armageddon-control' as const }]
    : []),
]

const whose: Judge = (form, { takesFees }) => {
  const { community, rating_type, entry_fee_cents, community_members_only, series } = form
  const isOwn = community === null
  return [
    ...(isOwn && rating_type === 'fide'
      ? [{ field: 'rating_type' as const, problem: 'own-rated' as const }]
      : []),
    ...(isOwn && community_members_only
      ? [{ field: 'community_members_only' as const, problem: 'club-only' as const }]
      : []),
    ...(isOwn && series !== null
      ? [{ field: 'series' as const, problem: 'club-only' as const }]
      : []),
    ...feeProblems(entry_fee_cents, { isOwn, takesFees }),
  ]
}

function feeProblems(
  cents: number,
  { isOwn, takesFees }: { readonly isOwn: boolean; readonly takesFees: boolean },
): readonly FieldProblem[] {
  if (cents === 0) return []
  const field = 'entry_fee_cents'
  if (isOwn) return [{ field, problem: 'own-fee' }]
  if (!takesFees) return [{ field, problem: 'fee-plan' }]
  return cents < leastFeeCents ? [{ field, problem: 'fee-least', least: leastFeeCents }] : []
}

/** The most letters of texts. */
export const formTexts = {
  name: 40,
  description: 1200,
  location: 120,
  city: 80,
  organizer: 80,
  chat_link: 500,
} as const

const federationTexts = ['name', 'description'] as const
const textFields = [
  'name',
  'description',
  'location',
  'city',
  'organizer',
  'chat_link',
] as const satisfies readonly (keyof typeof formTexts)[]

const isLink = (text: string) => /^https?:/i.test(text) && URL.canParse(text)

/** What keeps even a draft from being saved: texts that no tournament can have. Empty is nothing. */
export function problemsOfTexts(
  form: Pick<JudgedForm, (typeof textFields)[number]>,
): readonly FieldProblem[] {
  const { name, chat_link } = form
  return [
    ...(name.trim() === '' ? [{ field: 'name' as const, problem: 'empty' as const }] : []),
    ...federationTexts.flatMap((field) =>
      /^[\x20-\x7e\n]*$/.test(form[field] ?? '') ? [] : [{ field, problem: 'not-ascii' as const }],
    ),
    ...textFields.flatMap((field) =>
      (form[field]?.length ?? 0) <= formTexts[field]
        ? []
        : [{ field, problem: 'too-long' as const, most: formTexts[field] }],
    ),
    ...(chat_link === null || isLink(chat_link)
      ? []
      : [{ field: 'chat_link' as const, problem: 'no-link' as const }]),
  ]
}

/** What keeps a form from being published, by its fields; empty is nothing. */
export const problemsOfForm = (form: JudgedForm, judge: FormJudge): readonly FieldProblem[] => [
  ...problemsOfTexts(form),
  ...[needed, sizes, dates, ranges, kinds, whose].flatMap((each) => each(form, judge)),
]

/** Fields that nobody can change once somebody has joined; `rounds` can only become more. */
export const lockedOnceJoined = [
  'kind',
  'mode',
  'rating_type',
  'time_control_id',
  'rounds',
  'duration_minutes',
  'is_team',
  'team_size',
  'entry_fee_cents',
  'community',
] as const

/** What can still be changed of a tournament that is played: its texts, prizes, arbiters and its end. */
export const openOnceStarted = [
  'name',
  'description',
  'cover_file',
  'location',
  'city',
  'location_region',
  'finish',
  'chief_arbiter',
  'arbiters',
  'organizer',
  'faq',
  'prizes',
  'chat_link',
  'running',
] as const

/** A form in which nothing has been said but what is usual. */
export const emptyForm = {
  name: '',
  community: null,
  description: null,
  cover_file: null,
  kind: 'swiss',
  mode: 'online',
  location: null,
  city: null,
  location_region: null,
  start: null,
  finish: null,
  rounds: null,
  duration_minutes: null,
  max_participants: null,
  time_control_id: null,
  rating_type: 'worldchess',
  chief_arbiter: null,
  arbiters: [],
  organizer: null,
  faq: [],
  prizes: [],
  series: null,
  entry_fee_cents: 0,
  participation: 'open',
  invited: [],
  approval: 'auto',
  check_in_required: false,
  age_min: null,
  age_max: null,
  rating_min: null,
  rating_max: null,
  community_members_only: false,
  allowed_gender: 'all',
  allowed_titles: [],
  allowed_regions: [],
  allowed_country_ids: [],
  signup_start: null,
  signup_finish: null,
  is_team: false,
  team_size: null,
  late_entry_round: 0,
  tie_breaks: ['BH/C1', 'BH', 'SB'],
  pause_s: null,
  has_berserk: false,
  games_per_tie: null,
  has_third_place_game: false,
  plays_all_games: false,
  armageddon_if_tied: false,
  running: 'auto',
  viewer_delay_s: 0,
  hidden: false,
  chat_link: null,
} as const
