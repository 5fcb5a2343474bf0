import { assertEvent, fromPromise } from 'xstate'
import { formChanged, formStates, keptSubmit, refusedTo, timedOutTo } from '../form-step.ts'
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
          ...formStates,
          on: {
            'credentials.submit': keptSubmit({
              isRight: 'areCredentialsRight',
              keep: 'keepEmail',
              setProblems: 'setCredentialProblems',
              target: 'registering',
            }),
            'form.change': formChanged,
          },
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
              refusedTo('filling.refused'),
            ],
          },
          after: timedOutTo('filling.refused'),
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
          ...formStates,
          on: {
            'info.submit': keptSubmit({
              isRight: 'isInfoRight',
              keep: 'keepInfo',
              setProblems: 'setInfoProblems',
              target: 'saving',
            }),
            'form.change': formChanged,
          },
        },
        saving: {
          invoke: {
            src: 'saveInfo',
            input: ({ context: { info, plan } }) => ({ info, plan }),
            onDone: [
              { guard: 'isFree', target: '#registration.done' },
              { target: '#registration.fideId' },
            ],
            onError: refusedTo('filling.refused'),
          },
          after: timedOutTo('filling.refused'),
        },
      },
    },
    fideId: {
      initial: 'filling',
      entry: 'clearErrors',
      on: { 'flow.resume': '.filling', 'step.back': 'personalInfo' },
      states: {
        filling: {
          ...formStates,
          on: {
            'fide.submit': keptSubmit({
              isRight: 'isFideIdRight',
              keep: 'keepFideId',
              setProblems: 'setFideProblems',
              target: 'saving',
            }),
            'fide.skip': '#registration.afterChecks',
            'step.next': { guard: 'isFideConnected', target: '#registration.identityCheck' },
            'form.change': formChanged,
          },
        },
        saving: {
          invoke: {
            src: 'connectFide',
            input: ({ context }) => context.fideId,
            onDone: { target: '#registration.identityCheck', actions: 'setFideConnected' },
            onError: refusedTo('filling.refused'),
          },
          after: timedOutTo('filling.refused'),
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
