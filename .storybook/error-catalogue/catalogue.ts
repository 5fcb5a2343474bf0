import { accountMessages } from './accounts.ts'
import { joinMessages } from './joining.ts'
import { membershipMessages } from './membership.ts'
import { playMessages } from './playing.ts'

/** A message of the three specifications' error catalogues, and the story that shows it. */
export interface CatalogueEntry {
  /** The number of the specification (section 8, or 5 for messages of forms). */
  readonly specification: 1 | 2 | 3
  readonly situation: string
  /** The English text; the product's own where the specification has none. */
  readonly text: string
  /** The id of the story. */
  readonly story: string
}

/** Every message of the shell's and play's flows. */
export const errorCatalogue: readonly CatalogueEntry[] = [
  ...accountMessages,
  ...playMessages,
  ...joinMessages,
  ...membershipMessages,
]
