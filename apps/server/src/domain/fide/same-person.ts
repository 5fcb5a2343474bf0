/** Who a document says that somebody is. */
export interface DocumentPerson {
  readonly firstName: string
  readonly lastName: string
  /** Null where the provider does not say. */
  readonly birthYear: number | null
}

/**
 * Whether a document's person can be the player of the federation's list: each word of the list's name is in the
 * document's, in any order, and the years of birth are the same where both are known. A document may have more names.
 */
export function isSamePerson(
  document: DocumentPerson,
  listed: { readonly fullName: string; readonly birthYear: number | null },
): boolean {
  const inDocument = new Set(words(`${document.firstName} ${document.lastName}`))
  const inList = words(listed.fullName)
  if (inList.length < 2 || !inList.every((word) => inDocument.has(word))) return false
  return (
    document.birthYear === null ||
    listed.birthYear === null ||
    document.birthYear === listed.birthYear
  )
}

/** Without accents, in small letters. */
const words = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
