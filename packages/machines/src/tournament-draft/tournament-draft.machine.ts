import type { FieldProblem } from '@kingside/api/facts'
import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusalOf } from '../sign-in/refusal.ts'
import {
  isEmpty,
  isOverwritten,
  keptOf,
  merged,
  nothingKept,
  problemsOf,
  textProblemsOf,
  unsavedOf,
} from './tournament-draft.form.ts'
import {
  type FormChange,
  isPassing,
  type LoadedForm,
  type TournamentDraftContext,
  type TournamentDraftDeps,
  type TournamentDraftEvent,
  type TournamentDraftInput,
  tournamentDraftCodes,
} from './tournament-draft.types.ts'

/** What the saving call gets. */
export interface Saving {
  readonly version: number
  readonly form: FormChange
}

/** What a form is judged by. */
export interface Judged {
  readonly now: string
  readonly takesFees: boolean | null
}

const codeOf = ({ error }: Failed) =>
  refusalOf(tournamentDraftCodes, 'something_wents_wrong', error).code

const failedParams = ({ event }: { readonly event: Failed }) => event

const gone = {
  guard: { type: 'isGone', params: failedParams },
  target: '#tournamentDraft.gone',
} as const
const changed = {
  guard: { type: 'isChangedMeanwhile', params: failedParams },
  target: '#tournamentDraft.conflict',
} as const
const passing = {
  guard: { type: 'isPassing', params: failedParams },
  target: '#tournamentDraft.failed',
  actions: { type: 'setError', params: failedParams },
} as const
const refused = {
  target: '#tournamentDraft.refused',
  actions: { type: 'setError', params: failedParams },
} as const

/** For calls on a version: why they failed decides where it goes on. */
const failing = [gone, changed, passing, refused] as const
/** The same for calls that no version matters to. */
const failingAlways = [gone, passing, refused] as const

const typed = {
  type: 'keepChange',
  params: ({ event }: { readonly event: { readonly change: FormChange } }) => event.change,
} as const

const judged = ({ event }: { readonly event: Judged }) => event

const savesThough = {
  guard: { type: 'savesThoughIncomplete', params: judged },
  target: '#tournamentDraft.saving',
  actions: { type: 'setProblems', params: judged },
} as const
const incomplete = {
  guard: { type: 'isIncomplete', params: judged },
  target: '#tournamentDraft.invalid',
  actions: { type: 'setProblems', params: judged },
} as const
const saves = {
  guard: 'isUnsaved',
  target: '#tournamentDraft.saving',
  actions: ['clearProblems', 'setSubmitting'],
} as const
const publishes = {
  guard: 'isDraft',
  target: '#tournamentDraft.publishing',
  actions: 'clearProblems',
} as const
const isSaved = { target: '#tournamentDraft.saved', actions: 'clearProblems' } as const

/** For the states in which the form can be filled in. */
const filling = {
  'form.change': { target: '#tournamentDraft.editing.dirty', actions: typed },
  'form.submit': [savesThough, incomplete, saves, publishes, isSaved],
  'draft.delete': { guard: 'isDraft', target: '#tournamentDraft.deleting' },
} as const

export const tournamentDraftMachine = setup({
  types: {
    context: {} as TournamentDraftContext,
    events: {} as TournamentDraftEvent,
    input: {} as TournamentDraftInput,
  },
  actors: {
    load: fromPromise<LoadedForm>(notProvided('load')),
    save: fromPromise<{ readonly version: number }, Saving>(notProvided('save')),
    publish: fromPromise<{ readonly slug: string }>(notProvided('publish')),
    delete: fromPromise<void>(notProvided('delete')),
  },
  guards: {
    isDraft: ({ context }) => context.kind === 'draft',
    isNotLoaded: ({ context }) => context.form === null,
    isUnsaved: ({ context }) => !isEmpty(unsavedOf(context)),
    savesItself: ({ context }) => context.kind === 'draft' && !isEmpty(unsavedOf(context)),
    isOverwritten: ({ context }, loaded: LoadedForm) => isOverwritten(context, loaded),
    hasKept: ({ context }, loaded: LoadedForm) =>
      !isEmpty(unsavedOf({ ...context, form: merged(context, loaded), saved: loaded.form })),
    isIncomplete: ({ context }, judge: Judged) => problemsOf(context, judge).length > 0,
    savesThoughIncomplete: ({ context }, judge: Judged) =>
      context.kind === 'draft' &&
      problemsOf(context, judge).length > 0 &&
      !isEmpty(unsavedOf(context)),
    hasWrongTexts: ({ context }) => context.kind === 'draft' && textProblemsOf(context).length > 0,
    hasProblems: ({ context }) =>
      context.problems.length > 0 ||
      (context.kind === 'draft' && textProblemsOf(context).length > 0),
    isDirtyAgain: ({ context }) => !isEmpty(unsavedOf(afterSaving(context))),
    savesOn: ({ context }) => context.isSubmitting && !isEmpty(unsavedOf(afterSaving(context))),
    publishesNow: ({ context }) => context.isSubmitting && context.kind === 'draft',
    isGone: (_, failed: Failed) => codeOf(failed) === 'not_found',
    isChangedMeanwhile: (_, failed: Failed) => codeOf(failed) === 'changed_meanwhile',
    isPassing: (_, failed: Failed) => isPassing(codeOf(failed)),
  },
  actions: {
    keepLoaded: assign(({ context }, loaded: LoadedForm) => ({
      version: loaded.version,
      form: merged(context, loaded),
      saved: loaded.form,
      locked: loaded.locked,
      kept: nothingKept,
      isKeptForced: false,
      problems: [],
    })),
    keepChange: assign(({ context: { form, problems } }, change: FormChange) => ({
      form: form && { ...form, ...change },
      // What is wrong with a field is told until it is changed.
      problems: problems.filter(({ field }) => !(field in change)),
    })),
    setProblems: assign(({ context }, judge: Judged) => ({
      problems: problemsOf(context, judge),
      isSubmitting: false,
    })),
    addTextProblems: assign(({ context }) => {
      const found = textProblemsOf(context)
      const isFound = (field: string) => found.some((problem) => problem.field === field)
      const others: readonly FieldProblem[] = context.problems.filter(
        ({ field }) => !isFound(field),
      )
      return { problems: [...others, ...found] }
    }),
    clearProblems: assign({ problems: [] }),
    setSubmitting: assign({ isSubmitting: true }),
    clearSubmitting: assign({ isSubmitting: false }),
    setSent: assign({ sent: ({ context }) => unsavedOf(context) }),
    keepSaved: assign(({ context }, { version }: { readonly version: number }) => ({
      ...afterSaving(context),
      version,
    })),
    takeNewer: assign({ kept: nothingKept }),
    takeMine: assign(({ context }) => ({ kept: keptOf(context), isKeptForced: true })),
    keepSlug: assign({ slug: (_, { slug }: { readonly slug: string }) => slug }),
    setDeletedHere: assign({ isDeletedHere: true }),
    setError: assign({
      refusal: (_, { error }: Failed) =>
        refusalOf(tournamentDraftCodes, 'something_wents_wrong', error),
    }),
    clearError: assign({ refusal: null }),
  },
  delays: {
    /** After the last change, in ms. */
    saveDelay: 2_000,
    /** Between two attempts while the server can’t be reached, in ms. */
    retryDelay: 15_000,
  },
}).createMachine({
  id: 'tournamentDraft',
  context: ({ input }) => ({
    ...input,
    isKeptForced: false,
    version: 0,
    form: null,
    saved: null,
    locked: [],
    sent: {},
    problems: [],
    isSubmitting: false,
    refusal: null,
    isDeletedHere: false,
    slug: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      entry: ['clearError', 'clearSubmitting'],
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'isOverwritten', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'keepLoaded', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasKept', params: ({ event }) => event.output },
            target: 'editing.dirty',
            actions: { type: 'keepLoaded', params: ({ event }) => event.output },
          },
          {
            target: 'editing.clean',
            actions: { type: 'keepLoaded', params: ({ event }) => event.output },
          },
        ],
        onError: failingAlways,
      },
    },
    editing: {
      initial: 'clean',
      entry: ['clearError', 'clearSubmitting'],
      on: filling,
      states: {
        clean: {},
        dirty: {
          after: {
            saveDelay: [
              { guard: 'savesItself', target: '#tournamentDraft.saving' },
              {
                guard: 'hasWrongTexts',
                target: '#tournamentDraft.invalid',
                actions: 'addTextProblems',
              },
            ],
          },
        },
      },
    },
    saving: {
      entry: ['clearError', 'setSent'],
      invoke: {
        src: 'save',
        input: ({ context: { version, sent } }) => ({ version, form: sent }),
        onDone: [
          {
            guard: 'savesOn',
            target: 'saving',
            reenter: true,
            actions: { type: 'keepSaved', params: ({ event }) => event.output },
          },
          {
            guard: 'publishesNow',
            target: 'publishing',
            actions: { type: 'keepSaved', params: ({ event }) => event.output },
          },
          {
            guard: 'isDirtyAgain',
            target: 'editing.dirty',
            actions: { type: 'keepSaved', params: ({ event }) => event.output },
          },
          {
            guard: 'hasProblems',
            target: 'invalid',
            actions: [
              { type: 'keepSaved', params: ({ event }) => event.output },
              'addTextProblems',
            ],
          },
          {
            target: 'saved',
            actions: { type: 'keepSaved', params: ({ event }) => event.output },
          },
        ],
        onError: failing,
      },
      on: { 'form.change': { actions: typed } },
    },
    saved: {
      entry: 'clearSubmitting',
      on: { ...filling, 'form.submit': [incomplete, publishes, isSaved] },
    },
    conflict: {
      entry: 'clearSubmitting',
      on: {
        'form.change': { actions: typed },
        'newer.load': { target: 'loading', actions: 'takeNewer' },
        'mine.keep': { target: 'loading', actions: 'takeMine' },
        'draft.delete': { guard: 'isDraft', target: 'deleting' },
      },
    },
    invalid: {
      entry: 'clearSubmitting',
      on: { ...filling, 'form.submit': [incomplete, saves, publishes, isSaved] },
    },
    publishing: {
      entry: 'clearError',
      invoke: {
        src: 'publish',
        onDone: {
          target: 'published',
          actions: { type: 'keepSlug', params: ({ event }) => event.output },
        },
        onError: failing,
      },
    },
    deleting: {
      entry: 'clearError',
      invoke: {
        src: 'delete',
        onDone: { target: 'gone', actions: 'setDeletedHere' },
        onError: failingAlways,
      },
    },
    published: {},
    refused: {
      entry: 'clearSubmitting',
      on: { ...filling, retry: { guard: 'isNotLoaded', target: 'loading' } },
    },
    failed: {
      entry: 'clearSubmitting',
      after: { retryDelay: { guard: 'savesItself', target: 'saving' } },
      on: {
        ...filling,
        retry: [
          { guard: 'isUnsaved', target: 'saving' },
          { guard: 'isNotLoaded', target: 'loading' },
        ],
        'connection.restore': [
          { guard: 'savesItself', target: 'saving' },
          { guard: 'isNotLoaded', target: 'loading' },
        ],
      },
    },
    gone: {},
  },
})

/** What is so once the server has what was sent. */
function afterSaving(context: TournamentDraftContext): TournamentDraftContext {
  const { saved, sent } = context
  return { ...context, saved: saved && { ...saved, ...sent }, sent: {} }
}

export type TournamentDraftMachine = typeof tournamentDraftMachine

/** Gives the machine its calls. */
export const provideTournamentDraft = (deps: TournamentDraftDeps): TournamentDraftMachine =>
  tournamentDraftMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => deps.load(signal)),
      save: fromPromise(({ input, signal }) => deps.save(input, signal)),
      publish: fromPromise(({ signal }) => deps.publish(signal)),
      delete: fromPromise(({ signal }) => deps.delete(signal)),
    },
  })
