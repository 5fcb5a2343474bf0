import type { AccountPorts } from '../accounts/ports.ts'

/** What the verification of FIDE IDs needs. */
export type FidePorts = Pick<
  AccountPorts,
  | 'accounts'
  | 'notifications'
  | 'mailer'
  | 'background'
  | 'clock'
  | 'siteOrigin'
  | 'fide'
  | 'documents'
  | 'identity'
>

/** A refusal with a code of the contract, and a sentence for people. */
export interface FideRefusal<Code extends string> {
  readonly status: 'refused'
  readonly code: Code
  readonly detail: string
}

export const refused = <const Code extends string>(
  code: Code,
  detail: string,
): FideRefusal<Code> => ({ status: 'refused', code, detail })

/** The day in UTC, as YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
