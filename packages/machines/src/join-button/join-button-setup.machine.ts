import type { BoardStatus } from '@kingside/api/facts'
import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  FreshEntry,
  JoinButtonContext,
  JoinButtonEvent,
  JoinButtonInput,
  JoinFailure,
  JoinProfile,
  OwnEntry,
  TournamentCall,
} from './join-button.types.ts'
import { canPause, type Situation, situationOf, toShownLimit } from './join-limit.ts'

/** The statuses in order; a status never goes back. */
const order: readonly BoardStatus[] = ['expected', 'goes', 'completed']

/** The server's code in the error of a call. */
const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null

const joins = ({ tournament, you }: FreshEntry) =>
  tournament.userSigned || you?.status === 'pending'

/** Whether the newer data show a change of the entry. */
const differs = (before: FreshEntry, after: FreshEntry) =>
  joins(before) !== joins(after) ||
  before.tournament.readyForArena !== after.tournament.readyForArena

/** The input of each call that needs only the tournament. */
export const call = ({ context }: { readonly context: JoinButtonContext }): TournamentCall => ({
  tournamentId: context.tournament.id,
})

/** The machine's types, calls and guards, shared by its parts. */
export const joinSetup = setup({
  types: {
    context: {} as JoinButtonContext,
    events: {} as JoinButtonEvent,
    input: {} as JoinButtonInput,
  },
  actors: {
    signUp: fromPromise<FreshEntry, TournamentCall>(notProvided('signUp')),
    leave: fromPromise<FreshEntry, TournamentCall>(notProvided('leave')),
    signOut: fromPromise<FreshEntry, TournamentCall>(notProvided('signOut')),
    pause: fromPromise<void, TournamentCall>(notProvided('pause')),
    resume: fromPromise<void, TournamentCall>(notProvided('resume')),
    refresh: fromPromise<FreshEntry, TournamentCall>(notProvided('refresh')),
  },
  guards: {
    isSituation: ({ context }, situation: Situation) => situationOf(context) === situation,
    isRefusedTwice: (_, error: unknown) => codeOf(error) === 'signup_twice',
    isRefusal: (_, error: unknown) => codeOf(error) !== null,
    isOtherOrOlder: ({ context }, { tournament }: FreshEntry) =>
      tournament.id !== context.tournament.id ||
      order.indexOf(tournament.status) < order.indexOf(context.tournament.status),
    canPause: ({ context }) => canPause(context.tournament),
  },
  actions: {
    keep: assign((_, { tournament, you }: FreshEntry) => ({ tournament, you })),
    keepSeats: assign({
      tournament: ({ context }, { signedUpAmount }: { readonly signedUpAmount: number }) => ({
        ...context.tournament,
        signedUpAmount,
      }),
      refusal: ({ context }) => (context.refusal === 'too_many_players' ? null : context.refusal),
    }),
    keepEntry: assign({ you: (_, { you }: { readonly you: OwnEntry | null }) => you }),
    keepProfile: assign(
      (
        _,
        { profile, today }: { readonly profile: JoinProfile | null; readonly today: string },
      ) => ({
        profile,
        today,
        isProfileLoading: false,
      }),
    ),
    setReady: assign(({ context: { tournament, you } }, ready: boolean) => ({
      tournament: { ...tournament, readyForArena: ready },
      you: you && { ...you, status: ready ? ('joined' as const) : ('on-hold' as const) },
    })),
    setError: assign({
      refusal: (_, error: unknown) => toShownLimit(codeOf(error) ?? ''),
    }),
    clearError: assign({ refusal: null }),
    setFailure: assign({ failure: (_, failure: JoinFailure) => failure }),
    clearFailure: assign({ failure: null }),
    clearFailureIfDone: assign({
      failure: ({ context }, fresh: FreshEntry) =>
        differs(context, fresh) ? null : context.failure,
    }),
  },
})

/** The error of a failed call. */
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => event.error
