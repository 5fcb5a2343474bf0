import { priceIds } from '@kingside/api/facts'
import {
  shownIdentityStatuses,
  type RegistrationContext,
  registrationPlans,
} from './registration.types.ts'

/** Raised whenever the states or the context change their shape. */
export const registrationVersion = 2

type Unknown = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOneOf = (list: readonly string[], value: unknown) =>
  typeof value === 'string' && list.includes(value)

/** Longer than any name, and short enough to store. */
const isText = (value: unknown) => typeof value === 'string' && value.length <= 1_000

const isFinite = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const isCodeSent = (value: unknown) =>
  value === null ||
  (isRecord(value) &&
    isFinite(value['at']) &&
    (value['waitMs'] === undefined || isFinite(value['waitMs'])))

const isInfo = (value: unknown) =>
  isRecord(value) &&
  isText(value['firstName']) &&
  isText(value['lastName']) &&
  (value['country'] === null || Number.isSafeInteger(value['country'])) &&
  isText(value['birthDate']) &&
  typeof value['newsletters'] === 'boolean'

/**
 * Whether stored data is a context that the flow can continue from. Errors are not stored: `problems` must be empty and
 * `refusal` null, as `toStoredRegistration` leaves them.
 */
export const isRegistrationContext = (context: unknown): context is RegistrationContext =>
  isRecord(context) &&
  isOneOf(registrationPlans, context['plan']) &&
  isText(context['email']) &&
  isCodeSent(context['codeSent']) &&
  isInfo(context['info']) &&
  isText(context['fideId']) &&
  typeof context['isFideConnected'] === 'boolean' &&
  isOneOf(shownIdentityStatuses, context['identity']) &&
  (context['price'] === null || isOneOf(priceIds, context['price'])) &&
  typeof context['isPaid'] === 'boolean' &&
  Number.isSafeInteger(context['asked']) &&
  isRecord(context['problems']) &&
  Object.keys(context['problems']).length === 0 &&
  context['refusal'] === null

/** The part of a snapshot to store with `storeSnapshot`: what was entered, without errors. */
export const toStoredRegistration = ({
  value,
  context,
}: {
  readonly value: unknown
  readonly context: RegistrationContext
}) => ({ value, context: { ...context, problems: {}, refusal: null } })
