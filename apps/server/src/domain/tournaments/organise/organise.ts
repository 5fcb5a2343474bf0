import type { TournamentForm } from '@kingside/api'
import {
  emptyForm,
  type FieldProblem,
  lockedOnceJoined,
  openOnceStarted,
  ownTournaments,
  problemsOfForm,
  allTimeControlFacts,
} from '@kingside/api/facts'
import type { Clock } from '../../clock.ts'
import type { NewsSource } from '../tell-news.ts'
import { tellNews } from '../tell-news.ts'
import type { TournamentFeed } from '../tournament-feed.ts'
import type { TournamentRecord } from '../tournament-reader.ts'
import type { OrganisingClubs } from './clubs.ts'
import type { DraftStore, FormPeople, StoredDraft, StoredForm } from './draft-store.ts'
import { newOfForm, wholeForm } from './new-of-form.ts'

/** What a form asks of the files that members have sent. */
export interface Covers {
  /** Keeps a picture of this member for a tournament; false where there is none that could be kept. */
  readonly take: (fileId: string, ownerId: number) => Promise<boolean>
  /** Its address; null where there is no such picture. */
  readonly urlOf: (fileId: string) => Promise<string | null>
}

export interface OrganiseDeps {
  readonly store: DraftStore
  readonly clubs: OrganisingClubs
  readonly covers: Covers
  readonly feed: TournamentFeed
  readonly clock: Pick<Clock, 'now' | 'after'>
}

export type FormRefusal =
  | { readonly kind: 'changed' }
  | { readonly kind: 'incomplete'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'locked'; readonly fields: readonly string[] }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'no-file' }

/** A change of some fields of a form. */
export type FormChange = {
  readonly [Field in keyof TournamentForm]?: TournamentForm[Field] | undefined
}

/** Makes and changes tournaments by their forms. Who may was asked before. */
export interface Organise {
  readonly create: (ownerId: number, change: FormChange) => Promise<StoredDraft | FormRefusal>
  readonly save: (
    draft: StoredDraft,
    change: { readonly version: number; readonly form: FormChange; readonly by: number },
  ) => Promise<StoredDraft | FormRefusal>
  readonly publish: (
    draft: StoredDraft,
    by: number,
  ) => Promise<{ readonly id: number; readonly slug: string } | FormRefusal>
  /** The form of a published tournament, and the fields that can’t be changed any more. */
  readonly formOf: (tournament: TournamentRecord) => Promise<{
    readonly version: number
    readonly form: TournamentForm
    readonly locked: readonly string[]
  }>
  readonly change: (
    tournament: TournamentRecord & NewsSource,
    change: { readonly version: number; readonly form: FormChange; readonly by: number },
  ) => Promise<'done' | FormRefusal>
  /** A draft like a tournament, without its dates. */
  readonly duplicate: (tournament: TournamentRecord, by: number) => Promise<StoredDraft>
}

const fieldsOf = (form: TournamentForm): readonly (keyof TournamentForm)[] => {
  const isField = (name: string): name is keyof TournamentForm => name in form
  return Object.keys(form).filter(isField)
}

/** The fields that differ. */
function changedFields(before: TournamentForm, after: TournamentForm) {
  return fieldsOf(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
}

/** Which fields can’t be changed any more. */
export function lockedFields({ joined, stage }: Omit<StoredForm, 'form'>): readonly string[] {
  if (stage === 'expected') return joined > 0 ? lockedOnceJoined : []
  const open: readonly string[] = openOnceStarted
  return Object.keys(emptyForm).filter((field) => !open.includes(field))
}

function isLocked(
  field: keyof TournamentForm,
  locked: readonly string[],
  before: TournamentForm,
  after: TournamentForm,
) {
  if (!locked.includes(field)) return false
  // More rounds take nothing from those who have joined.
  const isMore = field === 'rounds' && (after.rounds ?? 0) > (before.rounds ?? 0)
  return !isMore || locked.length > lockedOnceJoined.length
}

const merged = (before: TournamentForm, change: FormChange): TournamentForm => {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  return { ...before, ...given }
}

const peopleOf = (form: TournamentForm): FormPeople => ({
  staff: [
    ...(form.chief_arbiter?.player_uid
      ? [{ uid: form.chief_arbiter.player_uid, role: 'chief-arbiter' as const }]
      : []),
    ...form.arbiters.flatMap(({ player_uid: uid }) =>
      uid === null ? [] : [{ uid, role: 'arbiter' as const }],
    ),
  ],
  invited: form.participation === 'invitation-only' ? form.invited : [],
})

export function createOrganise({ store, clubs, covers, feed, clock }: OrganiseDeps): Organise {
  const problemsOf = async (form: TournamentForm, { joined, stage }: Omit<StoredForm, 'form'>) => {
    const control = allTimeControlFacts.find(({ id }) => id === form.time_control_id)
    const { series, community } = form
    const isOther =
      series !== null && community !== null && !(await clubs.hasSeries(community, series))
    const problems = problemsOfForm(form, {
      now: clock.now().toISOString(),
      isStartOpen: stage === 'expected',
      takesFees: form.community !== null && (await clubs.hasPlan(form.community)),
      joined,
      isArmageddonControl: control ? control.boardType === 'armageddon' : null,
    })
    return isOther
      ? [...problems, { field: 'series' as const, problem: 'club-only' as const }]
      : problems
  }
  const factsOf = async (form: TournamentForm) => ({
    cover: form.cover_file === null ? null : await covers.urlOf(form.cover_file),
    club: form.community === null ? null : await clubs.find(form.community),
  })
  /** @returns false where the picture that was chosen is not there */
  const keepCover = async (before: TournamentForm, { cover_file: file }: FormChange, by: number) =>
    !file || file === before.cover_file || covers.take(file, by)
  const noFile: FormRefusal = { kind: 'no-file' }
  const isFull = async (form: TournamentForm, by: number) =>
    form.community === null && (await store.countOwn(by)) >= ownTournaments.open
  const formOf: Organise['formOf'] = async (tournament) => {
    const stored = await store.formOf(tournament.id)
    if (!stored) throw new RangeError(`There is no tournament ${tournament.id}.`)
    const { form, ...facts } = stored
    return {
      version: facts.version,
      form: form ?? formOfRecord(tournament),
      locked: lockedFields(facts),
    }
  }
  return {
    create: async (ownerId, change) => {
      if (!(await keepCover(emptyForm, change, ownerId))) return noFile
      return store.create(ownerId, merged(emptyForm, change), clock.now())
    },
    save: async (draft, { version, form, by }) => {
      if (!(await keepCover(draft.form, form, by))) return noFile
      const saved = await store.save(draft.id, version, merged(draft.form, form), clock.now())
      return saved ?? { kind: 'changed' }
    },
    publish: async (draft, by) => {
      const form = wholeForm(draft.form)
      const problems = await problemsOf(draft.form, { joined: 0, stage: 'expected', version: 1 })
      if (!form || problems.length > 0) return { kind: 'incomplete', problems }
      if (await isFull(form, by)) return { kind: 'too-many' }
      const made = await store.publish(
        draft,
        newOfForm(form, await factsOf(form)),
        { ...peopleOf(form), organiser: draft.ownerId },
        clock.now(),
      )
      return made ?? { kind: 'changed' }
    },
    formOf,
    change: async (tournament, { version, form: change, by }) => {
      const stored = await store.formOf(tournament.id)
      const before = stored?.form ?? formOfRecord(tournament)
      if (!stored || stored.version !== version) return { kind: 'changed' }
      const after = merged(before, change)
      const fields = changedFields(before, after)
      const locked = lockedFields(stored)
      const refused = fields.filter((field) => isLocked(field, locked, before, after))
      if (refused.length > 0) return { kind: 'locked', fields: refused }
      const form = wholeForm(after)
      const problems = await problemsOf(after, stored)
      if (!form || problems.length > 0) return { kind: 'incomplete', problems }
      if (!(await keepCover(before, change, by))) return noFile
      const made = newOfForm(form, { ...(await factsOf(form)), about: tournament.about })
      const v = await store.change(
        tournament.id,
        version,
        made,
        { ...peopleOf(form), by, fields },
        clock.now(),
      )
      if (v === null) return { kind: 'changed' }
      tellNews(
        { feed, clock },
        { ...tournament, delayMs: 0 },
        { news: [{ type: 'tournament.update' }] },
        v,
      )
      return 'done'
    },
    duplicate: async (tournament, by) => {
      const { form } = await formOf(tournament)
      const copy = { ...form, start: null, finish: null, signup_start: null, signup_finish: null }
      return store.create(by, copy, clock.now())
    },
  }
}

/** The form of a tournament that was made by none. */
export function formOfRecord(tournament: TournamentRecord): TournamentForm {
  const { about, limits, rules } = tournament
  return {
    ...emptyForm,
    name: tournament.name,
    description: about.description,
    kind: tournament.kind,
    mode: tournament.mode,
    location: about.location,
    location_region: tournament.locationRegion,
    start: tournament.startsAt.toISOString(),
    finish: tournament.finishesAt?.toISOString() ?? null,
    rounds: tournament.rounds,
    duration_minutes: tournament.durationMinutes,
    max_participants: tournament.maxParticipants,
    time_control_id: tournament.timeControl.id,
    rating_type: tournament.ratingType,
    chief_arbiter: about.chiefArbiter && { ...about.chiefArbiter, player_uid: null },
    arbiters: about.arbiters.map((arbiter) => ({ ...arbiter, player_uid: null })),
    organizer: about.organizer,
    faq: about.faq,
    prizes: about.prizes.map(({ place, prize }) => ({
      place,
      and_more: false,
      text: prize.slice(0, 60),
      amount_cents: null,
      currency: null,
    })),
    series: tournament.series?.id ?? null,
    entry_fee_cents: tournament.entryFeeCents,
    participation: limits.isByInvitation ? 'invitation-only' : 'open',
    approval: rules.approval,
    check_in_required: rules.isCheckInRequired,
    age_min: limits.ageMin,
    age_max: limits.ageMax,
    rating_min: limits.ratingMin,
    rating_max: limits.ratingMax,
    community_members_only: limits.isForClubMembers,
    allowed_gender: limits.gender,
    allowed_titles: limits.titles,
    allowed_regions: limits.regions,
    signup_start: tournament.signupStart?.toISOString() ?? null,
    signup_finish: tournament.signupFinish?.toISOString() ?? null,
    is_team: tournament.isTeam,
    team_size: rules.teamSize,
    late_entry_round: rules.lateEntryRound,
    tie_breaks: rules.tieBreaks,
    pause_s: rules.pauseSeconds,
    has_berserk: rules.hasBerserk,
    has_third_place_game: rules.hasThirdPlaceGame,
    plays_all_games: rules.playsAllGames,
    armageddon_if_tied: rules.isArmageddonIfTied,
    viewer_delay_s: rules.viewerDelaySeconds,
    hidden: tournament.isHidden,
    chat_link: about.chatLink,
  }
}
