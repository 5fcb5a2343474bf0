import type { SnapshotFrom } from 'xstate'
import type { soundsMachine } from './sounds.machine.ts'
import type { SoundFailure } from './sounds.types.ts'

/** Whether sounds are played, and why not. */
export type SoundsView = { readonly enabled: boolean; readonly volume: number } &
  /** The browser waits for a gesture. */
  (
    | { readonly status: 'locked' }
    | { readonly status: 'on' }
    | { readonly status: 'off' }
    | { readonly status: 'broken'; readonly failure: SoundFailure }
  )

/** The machine's snapshot as the page sees it. */
export function selectSoundsView({
  value,
  context: { enabled, volume, failure },
}: SnapshotFrom<typeof soundsMachine>): SoundsView {
  const view = { enabled, volume }
  if (value === 'locked') return { ...view, status: 'locked' }
  switch (value.unlocked) {
    case 'deciding':
    case 'off':
      return { ...view, status: 'off' }
    case 'on':
      return { ...view, status: 'on' }
    case 'broken':
      return { ...view, status: 'broken', failure: failure ?? 'play-failed' }
    default:
      return value.unlocked satisfies never
  }
}
