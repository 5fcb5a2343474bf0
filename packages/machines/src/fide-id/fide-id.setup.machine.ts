import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import { formProblems, isChildOf, isRight, manualProblems, queryProblems } from './fide-id.rules.ts'
import {
  emptyFiles,
  type FideFacts,
  type FideFile,
  type FideFileField,
  type FideFiles,
  fideIdCodes,
  type FideIdContext,
  type FideIdEvent,
  type FideIdInput,
  type FidePlayer,
  type FideProblem,
  type FideQuery,
  type FideValues,
  type IdentityAnswer,
  maxPhotoBytes,
} from './fide-id.types.ts'

const refusalIn = (error: unknown) => refusalOf(fideIdCodes, 'something_wents_wrong', error)

const uploadProblems = ['too_large', 'wrong_type', 'quota', 'not_sent'] as const

/** Why a file was not taken: the adapter says it as `problem`. */
const uploadProblemIn = (error: unknown): FideProblem => {
  const said: unknown = typeof error === 'object' && error !== null && Reflect.get(error, 'problem')
  return uploadProblems.find((problem) => problem === said) ?? 'not_sent'
}

type Values = { readonly values: FideValues }
type Query = FideQuery
type Chosen = { readonly fideId: number }
type ChosenFile = {
  readonly field: FideFileField
  readonly fileId: string
  readonly size: number
}

/** The types, actors, guards and actions of the machine. */
export const fideIdSetup = setup({
  types: {
    context: {} as FideIdContext,
    events: {} as FideIdEvent,
    input: {} as FideIdInput,
  },
  actors: {
    load: fromPromise<FideFacts>(notProvided('load')),
    claimTitle: fromPromise(notProvided('claimTitle')),
    search: fromPromise<readonly FidePlayer[], FideQuery>(notProvided('search')),
    claim: fromPromise<void, number>(notProvided('claim')),
    submit: fromPromise<void, { readonly values: FideValues; readonly files: FideFiles }>(
      notProvided('submit'),
    ),
    askByHand: fromPromise<
      void,
      { readonly fideId: number | null; readonly values: FideValues; readonly files: FideFiles }
    >(notProvided('askByHand')),
    upload: fromPromise<FideFile, { readonly field: FideFileField; readonly fileId: string }>(
      notProvided('upload'),
    ),
    askIdentity: fromPromise<IdentityAnswer>(notProvided('askIdentity')),
    openIdentity: fromPromise(notProvided('openIdentity')),
  },
  guards: {
    isOffline: (_, { error }: Failed) => refusalIn(error).code === 'offline',
    isUnavailable: (_, { error }: Failed) => refusalIn(error).code === 'unavailable',
    isConnected: ({ context: { facts } }) => facts?.status === 'connected',
    isRejected: ({ context: { facts } }) => facts?.status === 'rejected',
    isByHand: ({ context: { facts } }) =>
      facts?.status === 'on_check' && facts.request?.way !== 'identity',
    isByIdentity: ({ context: { facts } }) => facts?.status === 'on_check',
    /** A check was cancelled, and the member has not asked for one by hand yet. */
    isDraft: ({ context: { facts } }) =>
      facts?.request?.status === 'draft' && facts.request.fideId !== null,
    mayNotConnect: ({ context: { facts } }) => facts?.mayConnect === false,
    wasFilling: ({ context }) => context.isFilling,
    isQueryRight: ({ context }, query: Query) => isRight(queryProblems(query, context.today)),
    isFree: ({ context: { players } }, { fideId }: Chosen) =>
      players.some((player) => player.fideId === fideId && player.status === 'free'),
    isChild: ({ context: { facts, chosen, today } }) => isChildOf(facts, chosen, today),
    isFormRight: ({ context: { files, today } }, { values }: Values) =>
      isRight(formProblems(values, files, today)),
    isManualRight: ({ context: { files, facts, chosen, today } }, { values }: Values) =>
      isRight(manualProblems(values, files, isChildOf(facts, chosen, today))),
    isTooLarge: (_, { size }: ChosenFile) => size > maxPhotoBytes,
    isIdentity: (_, [answer, status]: readonly [IdentityAnswer, IdentityAnswer['status']]) =>
      answer.status === status,
    isRefusedIdentity: (_, answer: IdentityAnswer) =>
      answer.status === 'requires_input' && answer.isRefused,
  },
  actions: {
    keepFacts: assign({ facts: (_, facts: FideFacts) => facts }),
    keepQuery: assign({
      query: (_, { by, fideId, fullName, birthYear }: Query) => ({
        by,
        fideId,
        fullName,
        birthYear,
      }),
    }),
    keepPlayers: assign({ players: (_, players: readonly FidePlayer[]) => players }),
    keepChosen: assign({
      chosen: ({ context: { players } }, { fideId }: Chosen) =>
        players.find((player) => player.fideId === fideId) ?? null,
    }),
    keepValues: assign({ values: (_, { values }: Values) => values }),
    keepUpload: assign({
      upload: (_, { field, fileId }: ChosenFile) => ({ field, fileId }),
    }),
    keepFile: assign(({ context: { files, upload, problems } }, file: FideFile) => {
      if (upload === null) return {}
      const { [upload.field]: _solved, ...others } = problems
      return { files: { ...files, [upload.field]: file }, upload: null, problems: others }
    }),
    removeFile: assign({
      files: ({ context: { files } }, { field }: { readonly field: FideFileField }) => ({
        ...files,
        [field]: null,
      }),
    }),
    setTooLarge: assign({
      problems: ({ context }, { field }: ChosenFile) => ({
        ...context.problems,
        [field]: 'too_large' as const,
      }),
    }),
    setUploadProblem: assign(({ context: { problems, upload } }, { error }: Failed) => ({
      problems: upload ? { ...problems, [upload.field]: uploadProblemIn(error) } : problems,
      upload: null,
    })),
    setUploadTimedOut: assign(({ context: { problems, upload } }) => ({
      problems: upload ? { ...problems, [upload.field]: 'not_sent' as const } : problems,
      upload: null,
    })),
    keepIdentity: assign({
      facts: ({ context: { facts } }, identity: IdentityAnswer) => facts && { ...facts, identity },
    }),
    setFilling: assign({ isFilling: true }),
    clearFilling: assign({ isFilling: false }),
    setQueryProblems: assign({
      problems: ({ context }, query: Query) => queryProblems(query, context.today),
    }),
    setFormProblems: assign({
      problems: ({ context: { files, today } }, { values }: Values) =>
        formProblems(values, files, today),
    }),
    setManualProblems: assign({
      problems: ({ context: { files, facts, chosen, today } }, { values }: Values) =>
        manualProblems(values, files, isChildOf(facts, chosen, today)),
    }),
    setError: assign(({ context: { files } }, { error }: Failed) => {
      const refused = refusalIn(error)
      // What the server has no more must be chosen again.
      return { refusal: refused, files: refused.code === 'file_gone' ? emptyFiles : files }
    }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    clearErrors: assign({ problems: {}, refusal: null }),
  },
  delays: {
    requestTimeout: 10_000,
    /** A photo may take its time on a phone's line. */
    uploadTimeout: 120_000,
    /** The time between two questions while documents are looked at. */
    identityPause: 5_000,
  },
})
