import { countries, type Tournament } from '@kingside/api'
import { type AdminState, entryCurrency, entryPriceId } from '@kingside/api/facts'
import type { Refusal } from '../../domain/tournaments/join-limit.ts'
import type { TournamentRecord } from '../../domain/tournaments/tournament-reader.ts'

const adminStates = {
  expected: 'upcoming',
  goes: 'in-progress',
  completed: 'completed',
} as const satisfies Record<TournamentRecord['stage'], AdminState>

const adminStateOf = ({ isStaff, cancelReason, stage }: TournamentRecord): AdminState | null => {
  if (!isStaff) return null
  return cancelReason === null ? adminStates[stage] : 'canceled'
}

/** Entries that somebody has not left. */
const isSigned = ({ entry }: TournamentRecord): boolean =>
  entry !== null && ['pending', 'joined', 'on-hold', 'withdrawn'].includes(entry.status)

/** A tournament as lists show it. */
export function describeShort(tournament: TournamentRecord) {
  const { prizeFundCents, prizeCurrency } = tournament
  return {
    id: String(tournament.id),
    slug: tournament.slug,
    name: tournament.name,
    kind: tournament.kind,
    mode: tournament.mode,
    status: tournament.stage,
    is_canceled: tournament.cancelReason !== null,
    rating_type: tournament.ratingType,
    time_control: tournament.timeControl,
    start: tournament.startsAt.toISOString(),
    finish: finishOf(tournament)?.toISOString() ?? null,
    location_region: tournament.locationRegion,
    max_participants: tournament.maxParticipants,
    signed_up_amount: tournament.seatsTaken,
    user_signed: isSigned(tournament),
    is_paid: tournament.entryFeeCents > 0,
    entry_price:
      tournament.entryFeeCents === 0
        ? null
        : {
            id: entryPriceId(tournament.id),
            amount_cents: tournament.entryFeeCents,
            currency: entryCurrency,
          },
    featured: tournament.isFeatured,
    cover: tournament.about.cover,
    community_that_organized: tournament.club && {
      id: String(tournament.club.id),
      name: tournament.club.name,
    },
    duration_minutes: tournament.durationMinutes,
    rounds: tournament.rounds,
    is_team: tournament.isTeam,
    is_broadcast: tournament.isBroadcast,
    prize_fund:
      prizeFundCents === null || prizeCurrency === null
        ? null
        : { amount_cents: prizeFundCents, currency: prizeCurrency },
    series: tournament.series,
    admin_state: adminStateOf(tournament),
  }
}

/** An arena ends when its time is over, and whatever is over has ended; of others it is what their organiser says. */
function finishOf({ kind, stage, endsAt, finishesAt }: TournamentRecord): Date | null {
  return kind === 'arena' || stage === 'completed' ? endsAt : finishesAt
}

const isBreaking = ({ kind }: TournamentRecord) => kind === 'swiss' || kind === 'arena'

/**
 * A tournament as its own page shows it.
 * @param limit why the caller can't join; null if the caller can, or was not asked for
 */
export function describeTournament(
  tournament: TournamentRecord,
  limit: Refusal | null,
): Tournament {
  const { about, limits, rules, entry } = tournament
  return {
    ...describeShort(tournament),
    description: about.description,
    system: tournament.system,
    participation: limits.isByInvitation ? 'invitation-only' : 'open',
    location: about.location,
    organizer: about.organizer,
    chief_arbiter: about.chiefArbiter,
    arbiters: about.arbiters,
    faq: about.faq,
    prizes: about.prizes,
    signup_start: tournament.signupStart?.toISOString() ?? null,
    signup_finish: tournament.signupFinish?.toISOString() ?? null,
    unavailability_reason: limit === 'unauthorised' ? null : limit,
    allowed_countries: countries
      .filter(({ code }) => limits.countries.includes(code))
      .map(({ id }) => ({ id })),
    allowed_regions: limits.regions,
    allowed_titles: limits.titles,
    allowed_gender: limits.gender,
    age_min: limits.ageMin,
    age_max: limits.ageMax,
    rating_min: limits.ratingMin,
    rating_max: limits.ratingMax,
    community_members_only: limits.isForClubMembers,
    ready_for_arena:
      isBreaking(tournament) && (entry?.status === 'joined' || entry?.status === 'on-hold')
        ? entry.status === 'joined'
        : null,
    pause_end_datetime: tournament.pauseEnd?.toISOString() ?? null,
    next_tour_start_datetime: tournament.nextRoundStart?.toISOString() ?? null,
    is_permitted: true,
    approval: rules.approval,
    check_in_required: rules.isCheckInRequired,
    late_entry_round: rules.lateEntryRound,
    has_berserk: rules.hasBerserk,
    tie_breaks: rules.tieBreaks,
    viewer_delay_s: rules.viewerDelaySeconds,
    sponsors: about.sponsors,
    streams: about.streams,
    schedule: about.schedule,
    how_to_attend: about.howToAttend,
    chat_link: about.chatLink,
    v: tournament.v,
  }
}

/** The caller's own entry as the contract has it; null without one. */
export function describeOwnEntry({ entry, rules }: TournamentRecord) {
  return (
    entry && {
      status: entry.status,
      checked_in: rules.isCheckInRequired ? entry.isCheckedIn : null,
      byes: entry.byes,
      free_rounds: entry.freeRounds,
      missed_in_row: entry.missedInRow,
    }
  )
}
