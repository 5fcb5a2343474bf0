import type { FederationPlayer } from '@kingside/api'

export type FederationSearch =
  | { readonly fideId: number }
  /** The name matches in any order of its words and in any case. */
  | { readonly fullName: string; readonly birthYear: number }

/** Where the federation's list is looked into. */
export interface FederationStore {
  readonly search: (search: FederationSearch, limit: number) => Promise<readonly FederationPlayer[]>
}
