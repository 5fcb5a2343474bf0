import { type FideFiles, filesOf } from './verification.ts'

/** As what a document was uploaded. */
export type DocumentKind = 'avatar' | 'selfie' | 'parent-consent'

/** The uploaded documents: private, and gone once the request is decided. */
export interface Documents {
  /** Takes a file that the player has uploaded as of this kind, once; false when there is no such file. */
  readonly take: (playerId: number, id: string, kind: DocumentKind) => Promise<boolean>
  /** An address that shows the file to whoever may see it, private ones for five minutes. */
  readonly link: (id: string, kind: DocumentKind) => string
  /** Takes files away for good; those that are gone already are no error. */
  readonly remove: (ids: readonly string[]) => Promise<void>
}

/**
 * Takes the files of a request, but for those that the open one has already; all of them, or none.
 * @returns what was taken; null when one was not there
 */
export async function takeFiles(
  documents: Pick<Documents, 'take' | 'remove'>,
  playerId: number,
  { avatar, selfieWithId, parentConsent }: FideFiles,
  open: FideFiles | null,
): Promise<readonly string[] | null> {
  const kept = new Set(open ? filesOf(open) : [])
  const kinds = [
    [avatar, 'avatar'],
    [selfieWithId, 'selfie'],
    [parentConsent, 'parent-consent'],
  ] as const
  const taken: string[] = []
  for (const [id, kind] of kinds) {
    if (id === null || kept.has(id)) continue
    // oxlint-disable-next-line no-await-in-loop -- three at most
    if (await documents.take(playerId, id, kind)) taken.push(id)
    else {
      // oxlint-disable-next-line no-await-in-loop -- ends it
      await documents.remove(taken)
      return null
    }
  }
  return taken
}
