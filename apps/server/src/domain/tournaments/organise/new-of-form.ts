import { type TournamentForm } from '@kingside/api'
import { countryOf, type TournamentKind, type TournamentSystem } from '@kingside/api/facts'
import { type NewTournament, noAbout, type TournamentAbout } from '../tournament.ts'

/** What a form says beyond itself. */
export interface FormFacts {
  /** The address of its picture. */
  readonly cover: string | null
  readonly club: { readonly id: string; readonly name: string } | null
  /** What a tournament that is there tells and no form asks for. */
  readonly about?: TournamentAbout
}

/** A form from which nothing is missing: its problems were looked at. */
export interface WholeForm extends TournamentForm {
  readonly kind: TournamentKind
  readonly mode: 'online' | 'offline'
  readonly start: string
  readonly time_control_id: number
  readonly rating_type: NonNullable<TournamentForm['rating_type']>
}

/** @returns null where something is missing that each tournament needs */
export function wholeForm(form: TournamentForm): WholeForm | null {
  const { kind, mode, start, time_control_id, rating_type } = form
  if (kind === null || mode === null || start === null) return null
  if (time_control_id === null || rating_type === null) return null
  return { ...form, kind, mode, start, time_control_id, rating_type }
}

/** How a kind with so many players is played. */
function systemOf(kind: TournamentKind, players: number | null): TournamentSystem {
  switch (kind) {
    case 'swiss':
    case 'arena':
      return kind
    case 'match':
      return (players ?? 2) > 2 ? 'round-robin' : 'match'
    case 'playoff':
    case 'armageddon':
      return 'single-elimination'
    default:
      return kind satisfies never
  }
}

/** An arena has none, a round robin as many as its table, and a knock-out as many as its bracket takes. */
function roundsOf({ kind, rounds, max_participants: players }: WholeForm): number | null {
  switch (kind) {
    case 'arena':
      return null
    case 'swiss':
      return rounds ?? 1
    case 'match':
      return players !== null && players > 2 ? players - 1 + (players % 2) : (rounds ?? 1)
    case 'playoff':
    case 'armageddon':
      return Math.ceil(Math.log2(Math.max(2, players ?? 2)))
    default:
      return kind satisfies never
  }
}

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

type Prize = TournamentForm['prizes'][number]

const prizeText = ({ text, amount_cents, currency, and_more }: Prize): string => {
  const money =
    amount_cents === null
      ? ''
      : `${(amount_cents / 100).toFixed(2).replace(/\.00$/, '')} ${currency ?? ''}`
  const what = [text ?? '', money.trim()].filter((part) => part !== '').join(', ')
  return and_more ? `${what} (and the places below)` : what
}

/** The sum of all prizes that are money, where they have one currency. */
function fundOf(prizes: readonly Prize[]) {
  const money = prizes.flatMap(({ amount_cents, currency }) =>
    amount_cents !== null && currency !== null ? [{ amount_cents, currency }] : [],
  )
  const [first] = money
  if (!first || money.some(({ currency }) => currency !== first.currency)) {
    return { prizeFundCents: null, prizeCurrency: null }
  }
  return {
    prizeFundCents: money.reduce((sum, prize) => sum + prize.amount_cents, 0),
    prizeCurrency: first.currency,
  }
}

const arbiterOf = ({ name, title }: NonNullable<TournamentForm['chief_arbiter']>) => ({
  name,
  title,
})

const aboutOf = (
  form: WholeForm,
  { cover, club, about = noAbout }: FormFacts,
): TournamentAbout => ({
  ...about,
  description: form.description ?? '',
  cover,
  location: [form.location, form.city].filter((part) => (part ?? '') !== '').join(', ') || null,
  organizer: form.organizer ?? club?.name ?? null,
  chiefArbiter: form.chief_arbiter && arbiterOf(form.chief_arbiter),
  arbiters: form.arbiters.map(arbiterOf),
  faq: form.faq,
  prizes: form.prizes
    .map((prize) => ({ place: prize.place, prize: prizeText(prize) }))
    .filter(({ prize }) => prize !== '')
    .toSorted((one, other) => one.place - other.place),
  chatLink: form.chat_link,
})

/** The tournament that a form makes. */
export const newOfForm = (form: WholeForm, facts: FormFacts): NewTournament => ({
  name: form.name.trim(),
  kind: form.kind,
  system: systemOf(form.kind, form.max_participants),
  ratingType: form.rating_type,
  timeControlId: form.time_control_id,
  start: new Date(form.start),
  finish: dateOf(form.finish),
  rounds: roundsOf(form),
  durationMinutes: form.kind === 'arena' ? form.duration_minutes : null,
  maxParticipants: form.max_participants,
  mode: form.mode,
  // Over the board nothing happens by itself.
  running: form.mode === 'offline' ? 'manual' : form.running,
  signupStart: dateOf(form.signup_start),
  signupFinish: dateOf(form.signup_finish),
  locationRegion: form.location_region,
  seriesId: form.series,
  clubId: facts.club === null ? null : Number(facts.club.id),
  entryFeeCents: form.entry_fee_cents,
  ...fundOf(form.prizes),
  isHidden: form.hidden,
  isTeam: form.is_team && form.kind !== 'match',
  about: aboutOf(form, facts),
  limits: {
    ageMin: form.age_min,
    ageMax: form.age_max,
    ratingMin: form.rating_min,
    ratingMax: form.rating_max,
    countries: form.allowed_country_ids.flatMap((id) => {
      const country = countryOf(id)
      return country ? [country.code] : []
    }),
    regions: form.allowed_regions,
    gender: form.allowed_gender,
    titles: form.allowed_titles,
    isForClubMembers: form.community_members_only,
    isByInvitation: form.participation === 'invitation-only',
  },
  rules: {
    approval: form.approval,
    isCheckInRequired: form.check_in_required,
    lateEntryRound: form.kind === 'swiss' ? form.late_entry_round : 0,
    tieBreaks: form.kind === 'arena' ? [] : form.tie_breaks,
    pauseSeconds: form.pause_s,
    viewerDelaySeconds: form.viewer_delay_s,
    hasBerserk: form.kind === 'arena' && form.has_berserk,
    gamesPerTie: form.games_per_tie ?? 1,
    hasThirdPlaceGame: form.has_third_place_game,
    playsAllGames: form.plays_all_games,
    isArmageddonIfTied: form.armageddon_if_tied,
    teamSize: form.is_team ? form.team_size : null,
  },
  form,
})
