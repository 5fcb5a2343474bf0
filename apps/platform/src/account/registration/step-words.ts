import type { RegistrationStep, RegistrationView } from '@kingside/machines/registration'
import { messages } from './Registration.messages.ts'

/** Each step by its full name. */
export const stepTitles = {
  credentials: messages.credentials,
  'activation-code': messages.activation,
  'personal-info': messages.info,
  'fide-id': messages.fide,
  'identity-check': messages.identity,
  payment: messages.payment,
} as const satisfies Record<RegistrationStep, unknown>

/** What a step is for, shown before it begins. */
export function leadOf(view: RegistrationView) {
  switch (view.step) {
    case 'personal-info':
      return messages.infoText
    case 'fide-id':
      return messages.fideText
    case 'identity-check':
      return leadsToProvider[view.identity.status] ? messages.identityText : null
    case 'credentials':
    case 'activation-code':
    case 'payment':
    case 'done':
      return null
    default:
      return view satisfies never
  }
}

const leadsToProvider = {
  asking: false,
  offered: true,
  opening: true,
  away: true,
  processing: false,
  verified: false,
  canceled: false,
  failed: false,
} as const

/** What can be skipped, with its texts; null where nothing can. */
export function skipOf(view: RegistrationView) {
  switch (view.step) {
    case 'fide-id':
      return view.form.status === 'saving' || view.canGoOn
        ? null
        : ({ step: view.step, message: messages.fideSkip } as const)
    case 'identity-check':
      return isSkippable[view.identity.status]
        ? ({ step: view.step, message: messages.identitySkip } as const)
        : null
    case 'payment':
      return {
        step: view.step,
        message: isPaying[view.payment.status] ? messages.dontWait : messages.stayFree,
      } as const
    case 'credentials':
    case 'activation-code':
    case 'personal-info':
    case 'done':
      return null
    default:
      return view satisfies never
  }
}

const isSkippable = {
  asking: false,
  offered: true,
  opening: false,
  away: false,
  processing: false,
  verified: false,
  canceled: true,
  failed: true,
} as const

const isPaying = {
  choosing: false,
  opening: false,
  away: false,
  confirming: true,
  unconfirmed: true,
  unpaid: false,
  failed: false,
} as const
