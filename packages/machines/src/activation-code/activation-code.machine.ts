import { assertEvent, assign, fromPromise, raise, setup } from 'xstate'
import { refusedTo, timedOutTo } from '../form-step.ts'
import { notProvided } from '../not-provided.ts'
import { endOfWait, type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import {
  type ActivationCodeCode,
  activationCodes,
  type ActivationCodeContext,
  type ActivationCodeDeps,
  type ActivationCodeEvent,
  type ActivationCodeInput,
  type ActivationCodeOutput,
  codeLength,
  type CodeSent,
  type VerifyCodeInput,
} from './activation-code.types.ts'

/** The wait for a new code, in ms, when the server names none. */
const usualWait = 60_000

/** The digits of a code as people paste it: "123 456", "123-456". */
const figuresOf = (text: string) => text.replaceAll(/[\s-]/g, '')

const isCode = (text: string) => new RegExp(`^[0-9]{${codeLength}}$`).test(figuresOf(text))

const refusalIn = (error: unknown) => refusalOf(activationCodes, 'unknown', error)

const isOne = (error: unknown, code: ActivationCodeCode) => refusalIn(error).code === code

const waitAfter = ({ at, waitMs = usualWait }: CodeSent) => ({ waitMs, resendAt: at + waitMs })

type Entered = { readonly code: string }

export const activationCodeMachine = setup({
  types: {
    context: {} as ActivationCodeContext,
    events: {} as ActivationCodeEvent,
    input: {} as ActivationCodeInput,
    output: {} as ActivationCodeOutput,
  },
  actors: {
    sendCode: fromPromise<CodeSent, string>(notProvided('sendCode')),
    verifyCode: fromPromise<void, VerifyCodeInput>(notProvided('verifyCode')),
  },
  guards: {
    isWellFormed: (_, { code }: Entered) => isCode(code),
    isReset: (_, { error }: Failed) => isOne(error, 'code_is_reset'),
    isThrottled: (_, { error }: Failed) => isOne(error, 'throttled'),
    isUnknownAccount: (_, { error }: Failed) => isOne(error, 'account_not_found'),
    isTooSoon: (_, { error }: Failed) =>
      isOne(error, 'resend_throttled') || isOne(error, 'throttled'),
    wasSent: ({ context }) => context.resendAt !== null,
  },
  actions: {
    setMalformed: assign({
      refusal: (_, { code }: Entered) =>
        refusal(figuresOf(code) === '' ? 'empty_code' : 'malformed_code'),
    }),
    setError: assign({ refusal: (_, { error }: Failed) => refusalIn(error) }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    clearError: assign({ refusal: null }),
    setResendError: assign({ resendRefusal: (_, { error }: Failed) => refusalIn(error) }),
    setResendTimedOut: assign({ resendRefusal: refusal('timeout') }),
    clearResendError: assign({ resendRefusal: null }),
    keepWait: assign((_, sent: CodeSent) => waitAfter(sent)),
    keepRefusedWait: assign((_, { error }: Failed) => {
      const refused = refusalIn(error)
      const waitMs = refused.waitMs ?? usualWait
      return { waitMs, resendAt: endOfWait({ ...refused, waitMs }) }
    }),
    emitRenewed: raise({ type: 'code.renew' }),
  },
  delays: {
    requestTimeout: 10_000,
    resendWait: ({ context }) => context.waitMs,
    throttleWait: ({ context }) => context.refusal?.waitMs ?? usualWait,
  },
}).createMachine({
  id: 'activationCode',
  context: ({ input: { email, sent } }) => ({
    email,
    refusal: null,
    resendRefusal: null,
    ...(sent ? waitAfter(sent) : { waitMs: usualWait, resendAt: null }),
  }),
  output: ({ context }) => ({ email: context.email }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        entry: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'code.submit': [
                  {
                    guard: { type: 'isWellFormed', params: ({ event }) => event },
                    target: 'verifying',
                  },
                  {
                    target: 'wrong',
                    actions: { type: 'setMalformed', params: ({ event }) => event },
                  },
                ],
              },
            },
            wrong: {
              on: {
                'code.change': { target: 'editing', actions: 'clearError' },
                'code.submit': [
                  {
                    guard: { type: 'isWellFormed', params: ({ event }) => event },
                    target: 'verifying',
                    actions: 'clearError',
                  },
                  { actions: { type: 'setMalformed', params: ({ event }) => event } },
                ],
                'code.renew': { target: 'editing', actions: 'clearError' },
              },
            },
            verifying: {
              invoke: {
                src: 'verifyCode',
                input: ({ context, event }) => {
                  assertEvent(event, 'code.submit')
                  return { email: context.email, code: figuresOf(event.code) }
                },
                onDone: '#activationCode.verified',
                onError: [
                  {
                    guard: { type: 'isReset', params: ({ event }) => event },
                    target: 'reset',
                    actions: { type: 'setError', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'isThrottled', params: ({ event }) => event },
                    target: 'throttled',
                    actions: { type: 'setError', params: ({ event }) => event },
                  },
                  refusedTo('wrong'),
                ],
              },
              after: timedOutTo('wrong'),
            },
            reset: { on: { 'code.renew': { target: 'editing', actions: 'clearError' } } },
            throttled: { after: { throttleWait: { target: 'editing', actions: 'clearError' } } },
          },
        },
        resend: {
          initial: 'opening',
          states: {
            opening: {
              always: [{ guard: 'wasSent', target: 'waiting' }, { target: 'sending' }],
            },
            sending: {
              entry: 'clearResendError',
              invoke: {
                src: 'sendCode',
                input: ({ context }) => context.email,
                onDone: {
                  target: 'waiting',
                  actions: [
                    { type: 'keepWait', params: ({ event }) => event.output },
                    'emitRenewed',
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isUnknownAccount', params: ({ event }) => event },
                    target: '#activationCode.unknownAccount',
                    actions: { type: 'setResendError', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'isTooSoon', params: ({ event }) => event },
                    target: 'waiting',
                    actions: [
                      { type: 'setResendError', params: ({ event }) => event },
                      { type: 'keepRefusedWait', params: ({ event }) => event },
                    ],
                  },
                  {
                    target: 'failed',
                    actions: { type: 'setResendError', params: ({ event }) => event },
                  },
                ],
              },
              after: { requestTimeout: { target: 'failed', actions: 'setResendTimedOut' } },
            },
            waiting: {
              after: { resendWait: { target: 'ready', actions: 'clearResendError' } },
            },
            ready: { on: { 'code.resend': 'sending' } },
            failed: { on: { 'code.resend': 'sending' } },
          },
        },
      },
    },
    unknownAccount: {},
    verified: { type: 'final' },
  },
})

export type ActivationCodeMachine = typeof activationCodeMachine

/** Gives the machine the two calls about codes. */
export const provideActivationCode = ({
  sendCode,
  verifyCode,
}: ActivationCodeDeps): ActivationCodeMachine =>
  activationCodeMachine.provide({
    actors: {
      sendCode: fromPromise(({ input, signal }) => sendCode(input, signal)),
      verifyCode: fromPromise(({ input, signal }) => verifyCode(input, signal)),
    },
  })
