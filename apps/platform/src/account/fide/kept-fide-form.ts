import {
  emptyFiles,
  emptyQuery,
  emptyValues,
  fideFileFields,
  type FideFile,
  type KeptFideForm,
} from '@kingside/machines/fide-id'
import { memoryStore } from '../../platform/storage/index.ts'

const key = 'kingside.fide'
/** Longer than any field takes, and short enough to keep. */
const longest = 1_000

/** What was typed into the FIDE ID popup in this tab; null when there is nothing, or it is no such thing. */
export function loadFideForm(): KeptFideForm | null {
  try {
    const kept: unknown = JSON.parse(tabStore().getItem(key) ?? 'null')
    return isRecord(kept) ? keptOf(kept) : null
  } catch {
    return null
  }
}

/** Keeps what is typed while the tab is open. @param form null forgets it */
export function saveFideForm(form: KeptFideForm | null): void {
  try {
    if (form === null) tabStore().removeItem(key)
    else tabStore().setItem(key, JSON.stringify(form))
  } catch {
    // If the store is full, the form goes on without being kept.
  }
}

type Unknown = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value.length <= longest ? value : otherwise

const country = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null

function keptOf({ query, values, files, isFilling }: Unknown): KeptFideForm {
  const typed = isRecord(values) ? values : {}
  const asked = isRecord(query) ? query : {}
  const sent = isRecord(files) ? files : {}
  const gender = typed['gender']
  return {
    query: {
      by: asked['by'] === 'name' ? 'name' : 'id',
      fideId: text(asked['fideId'], emptyQuery.fideId),
      fullName: text(asked['fullName'], emptyQuery.fullName),
      birthYear: text(asked['birthYear'], emptyQuery.birthYear),
    },
    values: {
      firstName: text(typed['firstName'], emptyValues.firstName),
      lastName: text(typed['lastName'], emptyValues.lastName),
      birthDate: text(typed['birthDate'], emptyValues.birthDate),
      birthPlace: text(typed['birthPlace'], emptyValues.birthPlace),
      nationality: country(typed['nationality']),
      federation: country(typed['federation']),
      gender: gender === 'female' || gender === 'male' ? gender : null,
      hasAgreed: typed['hasAgreed'] === true,
      comment: text(typed['comment'], emptyValues.comment),
    },
    files: fideFileFields.reduce(
      (all, field) => ({ ...all, [field]: fileOf(sent[field]) }),
      emptyFiles,
    ),
    isFilling: isFilling === true,
  }
}

function fileOf(value: unknown): FideFile | null {
  if (!isRecord(value)) return null
  const { id, name } = value
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
}

function tabStore() {
  try {
    // Reading the property throws where storage is forbidden.
    return window.sessionStorage
  } catch {
    return memoryStore()
  }
}
