import { accountMessages } from './accounts.ts'
import { joinMessages } from './joining.ts'
import { membershipMessages } from './membership.ts'
import { playMessages } from './playing.ts'

/** A message of the error catalogues of the three specifications, and the story that shows it. */
export interface CatalogueEntry {
  /** Which specification (section 8, or 5 for what forms say). */
  readonly specification: 1 | 2 | 3
  readonly situation: string
  /** As a person reads it in English; where the specification has no words, the product's own. */
  readonly text: string
  /** The id of the story. */
  readonly story: string
}

/** Every message that belongs to the flows of shell and play. */
export const errorCatalogue: readonly CatalogueEntry[] = [
  ...accountMessages,
  ...playMessages,
  ...joinMessages,
  ...membershipMessages,
]
