import type { SnapshotFrom } from 'xstate'
import { type joinButtonMachine, provideJoinButton } from './join-button.machine.ts'
import {
  type FreshEntry,
  type JoinButtonContext,
  type JoinButtonEvent,
  type JoinButtonInput,
  type JoinProfile,
  type JoinTournament,
} from './join-button.types.ts'

type Snapshot = SnapshotFrom<typeof joinButtonMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleJoinButton = provideJoinButton({
  signUp: never,
  leave: never,
  signOut: never,
  pause: never,
  resume: never,
  refresh: never,
})

/** A Friday evening arena with places left. */
export const friday: JoinTournament = {
  id: 'friday-night-arena',
  kind: 'arena',
  status: 'expected',
  ratingType: 'worldchess',
  userSigned: false,
  unavailabilityReason: null,
  maxParticipants: 128,
  signedUpAmount: 57,
  allowedCountries: [],
  ageMax: null,
  readyForArena: true,
  entryPriceId: null,
}

/** The same tournament with an entry fee that has not been paid. */
export const paidEntry: JoinTournament = {
  ...friday,
  id: 'grand-prix-open',
  kind: 'swiss',
  readyForArena: null,
  unavailabilityReason: 'tournament_not_paid',
  entryPriceId: 'price_grand_prix_10',
}

/** A tournament whose games count for the federation's online rating. */
export const fideRated: JoinTournament = { ...friday, id: 'foa-blitz-cup', ratingType: 'fide' }

export const proPlayer: JoinProfile = {
  isPro: true,
  fideId: '13700123',
  verification: 'verified',
  country: 112,
  birthDate: '1994-05-17',
}

export const freePlayer: JoinProfile = {
  ...proPlayer,
  isPro: false,
  fideId: null,
  verification: 'not-verified',
}

const today = '2026-11-21'

/** Builds a snapshot of the machine as plain data, without running anything. */
export function joinButtonSnapshotAt(
  value: Snapshot['value'],
  context: Partial<JoinButtonContext> = {},
): Snapshot {
  return exampleJoinButton.resolveState({
    value,
    context: {
      tournament: friday,
      you: null,
      profile: proPlayer,
      isProfileLoading: false,
      today,
      refusal: null,
      failure: null,
      ...context,
    },
  })
}

const at = joinButtonSnapshotAt
const joined = { ...friday, userSigned: true }
const going = { ...joined, status: 'goes' as const }
const because = (unavailabilityReason: string) => ({
  tournament: { ...friday, unavailabilityReason },
})

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const joinButtonStates = {
  'settled.deciding': at({ settled: 'deciding' }),
  'settled.loading': at({ settled: 'loading' }, { profile: null, isProfileLoading: true }),
  'settled.needsAccount': at({ settled: 'needsAccount' }, { profile: null }),
  'settled.open.common': at({ settled: { open: 'common' } }),
  'settled.open.paid': at({ settled: { open: 'paid' } }, { tournament: paidEntry }),
  'settled.limited.needsPro': at(
    { settled: { limited: 'needsPro' } },
    { tournament: fideRated, profile: freePlayer },
  ),
  'settled.limited.needsFideId': at(
    { settled: { limited: 'needsFideId' } },
    {
      tournament: fideRated,
      profile: { ...proPlayer, fideId: null, verification: 'not-verified' },
    },
  ),
  'settled.limited.confirmInfo': at(
    { settled: { limited: 'confirmInfo' } },
    because('gender_not_set_error'),
  ),
  'settled.limited.verifyEmail': at(
    { settled: { limited: 'verifyEmail' } },
    because('email_verification_required'),
  ),
  'settled.limited.disabled': at(
    { settled: { limited: 'disabled' } },
    { tournament: { ...friday, signedUpAmount: 128 } },
  ),
  'settled.joined.pendingApproval': at(
    { settled: { joined: 'pendingApproval' } },
    { you: { status: 'pending' } },
  ),
  'settled.joined.waiting': at(
    { settled: { joined: 'waiting' } },
    { tournament: joined, you: { status: 'joined' } },
  ),
  'settled.joined.playing': at(
    { settled: { joined: 'playing' } },
    { tournament: going, you: { status: 'joined' } },
  ),
  'settled.joined.onHold': at(
    { settled: { joined: 'onHold' } },
    { tournament: { ...going, readyForArena: false }, you: { status: 'on-hold' } },
  ),
  'settled.out.withdrawn': at(
    { settled: { out: 'withdrawn' } },
    { tournament: { ...going, kind: 'swiss' }, you: { status: 'withdrawn' } },
  ),
  'settled.out.left': at(
    { settled: { out: 'left' } },
    { tournament: { ...going, userSigned: false }, you: { status: 'left' } },
  ),
  'settled.out.banned': at(
    { settled: { out: 'banned' } },
    { tournament: going, you: { status: 'banned' } },
  ),
  'settled.ended': at(
    { settled: 'ended' },
    { tournament: { ...joined, status: 'completed' }, you: { status: 'joined' } },
  ),
  'busy.joining': at({ busy: 'joining' }),
  'busy.leaving': at({ busy: 'leaving' }, { tournament: joined, you: { status: 'joined' } }),
  'busy.signingOut': at({ busy: 'signingOut' }, { you: { status: 'pending' } }),
  'busy.pausing': at({ busy: 'pausing' }, { tournament: going, you: { status: 'joined' } }),
  'busy.resuming': at(
    { busy: 'resuming' },
    { tournament: { ...going, readyForArena: false }, you: { status: 'on-hold' } },
  ),
  'busy.refreshing': at({ busy: 'refreshing' }, because('age_not_set')),
} satisfies Record<string, Snapshot>

const input = { tournament: friday, you: null, profile: proPlayer, isProfileLoading: false, today }

export const exampleInputs: readonly JoinButtonInput[] = [
  input,
  { ...input, profile: null, isProfileLoading: true },
  { ...input, tournament: fideRated, profile: freePlayer },
  { ...input, tournament: fideRated, profile: { ...proPlayer, fideId: null } },
  { ...input, tournament: paidEntry },
]

/** Data that the server may answer or send: one entry for each way to take part. */
const entries: readonly FreshEntry[] = [
  joinButtonStates['settled.open.common'],
  joinButtonStates['settled.open.paid'],
  joinButtonStates['settled.limited.confirmInfo'],
  joinButtonStates['settled.limited.verifyEmail'],
  joinButtonStates['settled.joined.pendingApproval'],
  joinButtonStates['settled.joined.waiting'],
  joinButtonStates['settled.joined.playing'],
  joinButtonStates['settled.joined.onHold'],
  joinButtonStates['settled.out.left'],
  joinButtonStates['settled.out.banned'],
  joinButtonStates['settled.ended'],
].map(({ context: { tournament, you } }) => ({ tournament: { ...tournament, id: friday.id }, you }))

type EventOf<Type extends JoinButtonEvent['type']> = Extract<JoinButtonEvent, { type: Type }>

const profiles: readonly (JoinProfile | null)[] = [
  null,
  freePlayer,
  proPlayer,
  { ...proPlayer, fideId: null },
]

export const exampleEvents = {
  'join.press': [{ type: 'join.press' }],
  'leave.press': [{ type: 'leave.press' }],
  'break.start': [{ type: 'break.start' }],
  'break.end': [{ type: 'break.end' }],
  'limit.recheck': [{ type: 'limit.recheck' }],
  'tournament.update': [...entries, { tournament: { ...friday, id: 'another' }, you: null }].map(
    (entry) => ({ type: 'tournament.update', ...entry }),
  ),
  'seats.change': [
    { type: 'seats.change', signedUpAmount: 128 },
    { type: 'seats.change', signedUpAmount: 58 },
  ],
  'entry.change': [
    { type: 'entry.change', you: null },
    { type: 'entry.change', you: { status: 'pending' } },
    { type: 'entry.change', you: { status: 'withdrawn' } },
  ],
  'profile.update': profiles.map((profile) => ({ type: 'profile.update', profile, today })),
} satisfies { [Type in JoinButtonEvent['type']]: EventOf<Type>[] }

export const exampleOutputs = {
  signUp: entries,
  leave: entries,
  signOut: entries,
  pause: [undefined],
  resume: [undefined],
  refresh: entries,
}

const noAnswer = { failure: 'offline' }

export const exampleFailures = {
  signUp: [
    { code: 'signup_twice' },
    { code: 'rating_too_low' },
    { code: 'tournament_not_paid' },
    { code: 'age_not_set' },
    noAnswer,
  ],
  leave: [noAnswer],
  signOut: [noAnswer],
  pause: [noAnswer],
  resume: [{ code: 'player_is_banned' }, noAnswer],
  refresh: [noAnswer],
}
