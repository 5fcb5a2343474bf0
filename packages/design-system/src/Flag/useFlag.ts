import { useEffect, useSyncExternalStore } from 'react'
import { createFlagStore, type FlagPicture } from './createFlagStore.ts'

// The list of the files is loaded separately too, so that a page without flags does not load it.
export const flagStore = createFlagStore(async (code) => {
  const { flagFiles } = await import('./flagFiles.ts')
  return (await flagFiles[code]?.())?.default
})

const nothing = () => undefined

/** The picture of a country's flag; `null` for a code without a flag, `undefined` until that is known. */
export function useFlag(code: string): FlagPicture {
  const key = code.trim().toUpperCase()
  useEffect(() => void flagStore.load(key), [key])
  return useSyncExternalStore(flagStore.subscribe, () => flagStore.get(key), nothing)
}
