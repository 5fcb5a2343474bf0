import { keptValue, type KeptValue } from './kept-value.ts'
import type { KeyValueStore } from './key-value-store.ts'

const prefix = 'kingside.typed.'

/** So long after its last change it is forgotten, in ms: what it belongs to may be gone, and nobody opens it again. */
export const typedTextLasts = 30 * 24 * 60 * 60 * 1000

/** The time stands before the text. */
const shape = /^(\d+) ([^]*)$/

function readTyped(stored: string | null, now: number): string | null {
  const [, time, text = ''] = shape.exec(stored ?? '') ?? []
  const age = now - Number(time)
  // A clock that was wrong has written the time of a day that is to come.
  return Math.abs(age) < typedTextLasts ? text : null
}

/**
 * A text that is typed and not sent yet: it survives a reload, and expires.
 * @param name of the form that it belongs to
 * @param now the device’s clock, in milliseconds since 1970
 */
export function typedText(
  store: KeyValueStore,
  name: string,
  now: () => number,
): Pick<KeptValue, 'read' | 'save'> {
  const value = keptValue(store, `${prefix}${name}`)
  return {
    read: () => readTyped(value.read(), now()),
    save: (text) => value.save(text === null ? null : `${now()} ${text}`),
  }
}

/** Forgets the texts that have expired, whatever they belong to. @param now in milliseconds since 1970 */
export function forgetOldTexts(store: KeyValueStore, now: number): void {
  try {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
    for (const key of keys) {
      if (key?.startsWith(prefix) && readTyped(store.getItem(key), now) === null) {
        store.removeItem(key)
      }
    }
  } catch {
    // A browser that lets nothing be read has stored nothing either.
  }
}
