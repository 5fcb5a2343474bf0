import { useSyncExternalStore } from 'react'
import type { ModeName } from './visual-parameters.d.ts'

/** The names of all modes that a story can have. */
export const modeNames: readonly ModeName[] = ['kazakh', 'russian', 'long-words', 'right-to-left']

export const isModeName = (name: unknown): name is ModeName =>
  modeNames.some((mode) => mode === name)

let shown: ModeName | undefined
const listeners = new Set<() => void>()

/** Renders the current story again in one of its modes, or without a mode. */
export function showMode(mode: ModeName | undefined): void {
  shown = mode
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The mode to render: the one that a test set, else the toolbar's. */
export function useMode(toolbar: unknown): ModeName | undefined {
  const tested = useSyncExternalStore(subscribe, () => shown)
  return tested ?? (isModeName(toolbar) ? toolbar : undefined)
}
