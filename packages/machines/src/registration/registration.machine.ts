import { assertEvent, fromPromise } from 'xstate'
import { provideActivationCode } from '../activation-code/activation-code.machine.ts'
import { identityCheck, payment } from './registration.provider-steps.ts'
import { registrationSetup } from './registration.setup.machine.ts'
import type { RegistrationDeps } from './registration.types.ts'

export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({
    plan: input.plan,
    email: input.email ?? '',
    codeSent: null,
    info: { firstName: '', lastName: '', country: null, birthDate: '', newsletters: false },
    fideId: '',
    isFideConnected: false,
    identity: 'none',
    price: null,
    isPaid: false,
    comesLater: false,
    asked: 0,
    problems: {},
    refusal: null,
  }),
  output: ({ context: { email, plan, isPaid, isFideConnected } }) => ({
    email,
    plan: plan === 'pro' && !isPaid ? 'free' : plan,
    isComplete: plan === 'free' || (isFideConnected && (plan === 'free_pro' || isPaid)),
  }),
  initial: 'credentials',
  states: {
    credentials: {
      initial: 'filling',
      entry: 'clearErrors',
      on: { 'flow.resume': '.filling' },
      states: {
        filling: {
          initial: 'editing',
          on: {
            'credentials.submit': [
              {
                guard: { type: 'areCredentialsRight', params: ({ event }) => event },
                target: 'registering',
                actions: ['clearErrors', { type: 'keepEmail', params: ({ event }) => event }],
              },
              {
                target: '.invalid',
                actions: [
                  { type: 'keepEmail', params: ({ event }) => event },
                  { type: 'setCredentialProblems', params: ({ event }) => event },
                ],
              },
            ],
            'form.change': { target: '.editing', actions: 'clearErrors' },
          },
          states: { editing: {}, invalid: {}, refused: {} },
        },
        registering: {
          invoke: {
            src: 'register',
            input: ({ event }) => {
              assertEvent(event, 'credentials.submit')
              return { email: event.email.trim(), password: event.password }
            },
            onDone: {
              target: '#registration.activationCode',
              actions: { type: 'keepCodeSent', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isUnverified', params: ({ event }) => event },
                target: '#registration.activationCode',
                actions: 'clearCodeSent',
              },
              {
                target: 'filling.refused',
                actions: { type: 'setError', params: ({ event }) => event },
              },
            ],
          },
          after: { requestTimeout: { target: 'filling.refused', actions: 'setTimedOut' } },
        },
      },
    },
    activationCode: {
      invoke: {
        id: 'activationCode',
        src: 'activationCode',
        input: ({ context: { email, codeSent } }) => ({ email, sent: codeSent }),
        onDone: 'personalInfo',
      },
      on: {
        'step.back': 'credentials',
        'flow.resume': {
          target: 'activationCode',
          reenter: true,
          actions: { type: 'keepCodeSent', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    personalInfo: {
      initial: 'filling',
      entry: 'clearErrors',
      on: { 'flow.resume': '.filling' },
      states: {
        filling: {
          initial: 'editing',
          on: {
            'info.submit': [
              {
                guard: { type: 'isInfoRight', params: ({ event }) => event },
                target: 'saving',
                actions: ['clearErrors', { type: 'keepInfo', params: ({ event }) => event }],
              },
              {
                target: '.invalid',
                actions: [
                  { type: 'keepInfo', params: ({ event }) => event },
                  { type: 'setInfoProblems', params: ({ event }) => event },
                ],
              },
            ],
            'form.change': { target: '.editing', actions: 'clearErrors' },
          },
          states: { editing: {}, invalid: {}, refused: {} },
        },
        saving: {
          invoke: {
            src: 'saveInfo',
            input: ({ context: { info, plan } }) => ({ info, plan }),
            onDone: [
              { guard: 'isFree', target: '#registration.done' },
              { target: '#registration.fideId' },
            ],
            onError: {
              target: 'filling.refused',
              actions: { type: 'setError', params: ({ event }) => event },
            },
          },
          after: { requestTimeout: { target: 'filling.refused', actions: 'setTimedOut' } },
        },
      },
    },
    fideId: {
      initial: 'filling',
      entry: 'clearErrors',
      on: { 'flow.resume': '.filling', 'step.back': 'personalInfo' },
      states: {
        filling: {
          initial: 'editing',
          on: {
            'fide.submit': [
              {
                guard: { type: 'isFideIdRight', params: ({ event }) => event },
                target: 'saving',
                actions: ['clearErrors', { type: 'keepFideId', params: ({ event }) => event }],
              },
              {
                target: '.invalid',
                actions: [
                  { type: 'keepFideId', params: ({ event }) => event },
                  { type: 'setFideProblems', params: ({ event }) => event },
                ],
              },
            ],
            'fide.skip': '#registration.afterChecks',
            'step.next': { guard: 'isFideConnected', target: '#registration.identityCheck' },
            'form.change': { target: '.editing', actions: 'clearErrors' },
          },
          states: { editing: {}, invalid: {}, refused: {} },
        },
        saving: {
          invoke: {
            src: 'connectFide',
            input: ({ context }) => context.fideId,
            onDone: { target: '#registration.identityCheck', actions: 'setFideConnected' },
            onError: {
              target: 'filling.refused',
              actions: { type: 'setError', params: ({ event }) => event },
            },
          },
          after: { requestTimeout: { target: 'filling.refused', actions: 'setTimedOut' } },
        },
      },
    },
    identityCheck,
    afterChecks: { always: [{ guard: 'isPro', target: 'payment' }, { target: 'done' }] },
    payment,
    done: { type: 'final' },
  },
})

export type RegistrationMachine = typeof registrationMachine

/** Gives the machine the calls of its steps. */
export const provideRegistration = (deps: RegistrationDeps): RegistrationMachine =>
  registrationMachine.provide({
    actors: {
      register: fromPromise(({ input, signal }) => deps.register(input, signal)),
      activationCode: provideActivationCode(deps.activationCode),
      saveInfo: fromPromise(({ input, signal }) => deps.saveInfo(input, signal)),
      connectFide: fromPromise(({ input, signal }) => deps.connectFide(input, signal)),
      askIdentity: fromPromise(({ signal }) => deps.askIdentity(signal)),
      openIdentity: fromPromise(({ signal }) => deps.openIdentity(signal)),
      openCheckout: fromPromise(({ input, signal }) => deps.openCheckout(input, signal)),
      askPayment: fromPromise(({ signal }) => deps.askPayment(signal)),
    },
  })
