import type { SnapshotFrom } from 'xstate'
import { endOfWait } from '../sign-in/refusal.ts'
import type { fideIdMachine } from './fide-id.machine.ts'
import { isChildDate, isChildOf } from './fide-id.rules.ts'
import type {
  FideFileField,
  FideFiles,
  FideIdCode,
  FideIdContext,
  FidePlayer,
  FideProblems,
  FideQuery,
  FideValues,
} from './fide-id.types.ts'

type Snapshot = SnapshotFrom<typeof fideIdMachine>

/** Why something was not done. */
export interface FideRefusalView {
  readonly code: FideIdCode
  /** When another try is taken, on the adapter's clock; null where no time is known. */
  readonly until: number | null
}

/** A form with photos. */
export interface FideFormView {
  readonly values: FideValues
  readonly files: FideFiles
  /** The photo that is on its way. */
  readonly uploading: FideFileField | null
  readonly problems: FideProblems
  readonly refusal: FideRefusalView | null
  readonly isSending: boolean
  /** Whether a parent must consent. */
  readonly isChild: boolean
}

/** The FIDE ID popup, for the page to draw. */
export type FideIdView =
  | { readonly step: 'loading' | 'offline' | 'choosing' }
  | { readonly step: 'failed'; readonly refusal: FideRefusalView }
  | {
      readonly step: 'needsPro'
      readonly isClaiming: boolean
      readonly refusal: FideRefusalView | null
    }
  | {
      readonly step: 'searching'
      readonly query: FideQuery
      readonly isAsking: boolean
      readonly problems: FideProblems
      readonly refusal: FideRefusalView | null
    }
  | {
      readonly step: 'results'
      readonly query: FideQuery
      readonly players: readonly FidePlayer[]
    }
  | {
      readonly step: 'confirming'
      readonly player: FidePlayer | null
      readonly isClaiming: boolean
      readonly isChild: boolean
      readonly refusal: FideRefusalView | null
    }
  | { readonly step: 'form'; readonly form: FideFormView }
  | {
      readonly step: 'identity'
      readonly status:
        | 'asking'
        | 'offered'
        | 'opening'
        | 'away'
        | 'processing'
        | 'requiresInput'
        | 'verified'
        | 'canceled'
    }
  | { readonly step: 'identity'; readonly status: 'failed'; readonly refusal: FideRefusalView }
  | { readonly step: 'manual'; readonly fideId: number | null; readonly form: FideFormView }
  | { readonly step: 'onCheck'; readonly fideId: number | null }
  | { readonly step: 'rejected'; readonly reason: string }
  | {
      readonly step: 'connected'
      readonly fideId: number | null
      /** ISO 8601; null where it is not known. */
      readonly since: string | null
    }

const refusalView = ({ refusal }: FideIdContext): FideRefusalView | null =>
  refusal && { code: refusal.code, until: endOfWait(refusal) }

const surely = (view: FideRefusalView | null): FideRefusalView =>
  view ?? { code: 'something_wents_wrong', until: null }

const formView = (
  context: FideIdContext,
  { isChild, isSending }: Pick<FideFormView, 'isChild' | 'isSending'>,
): FideFormView => ({
  values: context.values,
  files: context.files,
  uploading: context.upload?.field ?? null,
  problems: context.problems,
  refusal: refusalView(context),
  isSending,
  isChild,
})

/** The machine's snapshot as the page sees it. */
export function selectFideIdView({ value, context }: Snapshot): FideIdView {
  const { facts, chosen, values, today, query, players, problems } = context
  const refusal = refusalView(context)
  const federationForm = (isSending: boolean): FideIdView => ({
    step: 'form',
    form: formView(context, { isSending, isChild: isChildDate(values.birthDate, today) }),
  })
  if (typeof value === 'object') {
    if ('needsPro' in value)
      return { step: 'needsPro', isClaiming: value.needsPro === 'claiming', refusal }
    if ('searching' in value)
      return {
        step: 'searching',
        query,
        isAsking: value.searching === 'asking',
        problems,
        refusal,
      }
    if ('confirming' in value)
      return {
        step: 'confirming',
        player: chosen,
        isClaiming: value.confirming === 'claiming',
        isChild: isChildOf(facts, chosen, today),
        refusal,
      }
    if ('filling' in value) return federationForm(false)
    if ('manual' in value)
      return {
        step: 'manual',
        fideId: chosen?.fideId ?? facts?.request?.fideId ?? null,
        form: formView(context, {
          isSending: value.manual === 'submitting',
          isChild: isChildOf(facts, chosen, today),
        }),
      }
    const { identity } = value
    return identity === 'failed'
      ? { step: 'identity', status: identity, refusal: surely(refusal) }
      : {
          step: 'identity',
          // The view stays as it was while the status is asked for again.
          status:
            identity === 'asking' && facts?.identity.status === 'processing'
              ? 'processing'
              : identity,
        }
  }
  switch (value) {
    case 'loading':
    case 'routing':
      return { step: 'loading' }
    case 'offline':
    case 'choosing':
      return { step: value }
    case 'failed':
      return { step: value, refusal: surely(refusal) }
    case 'results':
      return { step: value, query, players }
    case 'submitting':
      return federationForm(true)
    case 'onCheck':
      return { step: value, fideId: facts?.fideId ?? null }
    case 'rejected':
      return { step: value, reason: facts?.request?.reason ?? '' }
    case 'connected':
      return { step: value, fideId: facts?.fideId ?? null, since: facts?.verifiedAt ?? null }
    default:
      return value satisfies never
  }
}
