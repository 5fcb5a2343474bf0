import { fideIdSetup } from './fide-id.setup.machine.ts'

const withEvent = <const Name extends string>(type: Name) => ({
  type,
  params: <Event>({ event }: { readonly event: Event }): Event => event,
})

/** A photo is sent as soon as it is chosen, so that a reload keeps it. */
const photoChosen = [
  { guard: withEvent('isTooLarge'), target: 'invalid', actions: withEvent('setTooLarge') },
  { target: 'uploading', actions: withEvent('keepUpload') },
] as const

const photoRemoved = { actions: withEvent('removeFile') } as const

/** The state in which a photo is on its way; the other fields stay open. */
const uploading = fideIdSetup.createStateConfig({
  invoke: {
    src: 'upload',
    input: ({ context }) => context.upload ?? { field: 'selfie', fileId: '' },
    onDone: {
      target: 'editing',
      actions: { type: 'keepFile', params: ({ event }) => event.output },
    },
    onError: { target: 'invalid', actions: withEvent('setUploadProblem') },
  },
  after: { uploadTimeout: { target: 'invalid', actions: 'setUploadTimedOut' } },
})

const formEvents = {
  'form.submit': [
    {
      guard: withEvent('isFormRight'),
      target: '#fideId.submitting',
      actions: ['clearErrors', withEvent('keepValues')],
    },
    {
      target: 'invalid',
      actions: ['clearErrors', withEvent('keepValues'), withEvent('setFormProblems')],
    },
  ],
  'file.choose': photoChosen,
  'file.remove': photoRemoved,
} as const

/** The federation's form, for who has no id. */
export const filling = fideIdSetup.createStateConfig({
  initial: 'editing',
  entry: ['clearErrors', 'setFilling'],
  on: {
    'flow.back': { target: 'choosing', actions: 'clearFilling' },
    'form.change': { actions: withEvent('keepValues') },
  },
  states: {
    editing: { on: formEvents },
    invalid: { on: formEvents },
    refused: { on: formEvents },
    uploading,
  },
})

const manualEvents = {
  'form.submit': [
    {
      guard: withEvent('isManualRight'),
      target: 'submitting',
      actions: ['clearErrors', withEvent('keepValues')],
    },
    {
      target: 'invalid',
      actions: ['clearErrors', withEvent('keepValues'), withEvent('setManualProblems')],
    },
  ],
  'file.choose': photoChosen,
  'file.remove': photoRemoved,
} as const

/** The request for a check by an operator. */
export const manual = fideIdSetup.createStateConfig({
  initial: 'editing',
  entry: 'clearErrors',
  on: {
    'flow.back': 'loading',
    'form.change': { actions: withEvent('keepValues') },
  },
  states: {
    editing: { on: manualEvents },
    invalid: { on: manualEvents },
    refused: { on: manualEvents },
    uploading,
    submitting: {
      invoke: {
        src: 'askByHand',
        input: ({ context: { chosen, facts, values, files } }) => ({
          fideId: chosen?.fideId ?? facts?.request?.fideId ?? null,
          values,
          files,
        }),
        onDone: '#fideId.loading',
        onError: { target: 'refused', actions: withEvent('setError') },
      },
      after: { requestTimeout: { target: 'refused', actions: 'setTimedOut' } },
    },
  },
})
