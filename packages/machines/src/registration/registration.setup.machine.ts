import type { PriceId } from '@kingside/api/facts'
import { assign, fromPromise, setup } from 'xstate'
import { activationCodeMachine } from '../activation-code/activation-code.machine.ts'
import type { CodeSent } from '../activation-code/activation-code.types.ts'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import type { Credentials } from '../sign-in/sign-in.types.ts'
import { credentialProblems, fideIdProblems, infoProblems, isRight } from './field-rules.ts'
import {
  type CredentialsForm,
  type ShownIdentityStatus,
  type PaymentStatus,
  type PersonalInfo,
  type PlannedInfo,
  registrationCodes,
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationInput,
  type RegistrationOutput,
} from './registration.types.ts'

const refusalIn = (error: unknown) => refusalOf(registrationCodes, 'something_wents_wrong', error)

const maxPolls = 15

type InfoForm = { readonly info: PersonalInfo; readonly today: string }
type FideForm = { readonly fideId: string }

/** The types, actors, guards and actions of the registration machine. */
export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    output: {} as RegistrationOutput,
    children: {} as { activationCode: 'activationCode' },
  },
  actors: {
    register: fromPromise<CodeSent, Credentials>(notProvided('register')),
    activationCode: activationCodeMachine,
    saveInfo: fromPromise<void, PlannedInfo>(notProvided('saveInfo')),
    connectFide: fromPromise<void, string>(notProvided('connectFide')),
    askIdentity: fromPromise<ShownIdentityStatus>(notProvided('askIdentity')),
    openIdentity: fromPromise(notProvided('openIdentity')),
    openCheckout: fromPromise<void, PriceId>(notProvided('openCheckout')),
    askPayment: fromPromise<PaymentStatus>(notProvided('askPayment')),
  },
  guards: {
    areCredentialsRight: (_, form: CredentialsForm) => isRight(credentialProblems(form)),
    isInfoRight: (_, { info, today }: InfoForm) => isRight(infoProblems(info, today)),
    isFideIdRight: (_, { fideId }: FideForm) => isRight(fideIdProblems(fideId)),
    isUnverified: (_, { error }: Failed) =>
      refusalIn(error).code === 'email_already_exists_not_verified',
    isFree: ({ context }) => context.plan === 'free',
    isPro: ({ context }) => context.plan === 'pro',
    isFideConnected: ({ context }) => context.isFideConnected,
    isIdentity: (_, [answer, status]: readonly [ShownIdentityStatus, ShownIdentityStatus]) =>
      answer === status,
    isBeingChecked: ({ context }) => context.identity === 'processing',
    isPayment: (_, [answer, status]: readonly [PaymentStatus, PaymentStatus]) => answer === status,
    hasPollsLeft: ({ context }) => context.asked < maxPolls,
    hasChosenPrice: ({ context }) => context.price !== null,
  },
  actions: {
    keepEmail: assign({ email: (_, { email }: { readonly email: string }) => email.trim() }),
    keepCodeSent: assign({ codeSent: (_, sent: CodeSent) => sent }),
    clearCodeSent: assign({ codeSent: null }),
    keepInfo: assign({ info: (_, { info }: InfoForm) => info }),
    keepFideId: assign({ fideId: (_, { fideId }: FideForm) => fideId.trim() }),
    setFideConnected: assign({ isFideConnected: true }),
    keepIdentity: assign({ identity: (_, status: ShownIdentityStatus) => status }),
    keepPrice: assign({ price: (_, price: PriceId) => price, asked: 0 }),
    countQuestion: assign({ asked: ({ context }) => Math.min(context.asked + 1, maxPolls) }),
    setPaid: assign({ isPaid: true }),
    setCredentialProblems: assign({
      problems: (_, form: CredentialsForm) => credentialProblems(form),
    }),
    setInfoProblems: assign({
      problems: (_, { info, today }: InfoForm) => infoProblems(info, today),
    }),
    setFideProblems: assign({ problems: (_, { fideId }: FideForm) => fideIdProblems(fideId) }),
    setError: assign((_, { error }: Failed) => ({ refusal: refusalIn(error) })),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    clearErrors: assign({ problems: {}, refusal: null }),
  },
  delays: {
    requestTimeout: 10_000,
    /** The time between two polls while the identity check is processed. */
    identityPause: 5_000,
    paymentPause: 2_000,
  },
})
