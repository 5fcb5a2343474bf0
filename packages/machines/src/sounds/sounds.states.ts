import type { SnapshotFrom } from 'xstate'
import { provideSounds, type soundsMachine } from './sounds.machine.ts'
import { soundFailures, soundNames, type SoundsContext, type SoundsInput } from './sounds.types.ts'

type Snapshot = SnapshotFrom<typeof soundsMachine>

/** The machine with a player that makes no sound. */
export const exampleSounds = provideSounds({
  startPlayer: () => ({ play: () => {}, setVolume: () => {}, close: () => {} }),
})

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<SoundsContext> = {},
): Snapshot =>
  exampleSounds.resolveState({
    value,
    context: { enabled: true, volume: 0.5, heard: [], failure: null, ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const soundsStates = {
  locked: snapshotAt('locked'),
  'unlocked.deciding': snapshotAt({ unlocked: 'deciding' }),
  'unlocked.on': snapshotAt({ unlocked: 'on' }, { heard: ['game-7:start'] }),
  'unlocked.off': snapshotAt({ unlocked: 'off' }, { enabled: false }),
  'unlocked.broken': snapshotAt({ unlocked: 'broken' }, { failure: 'fetch-failed' }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly SoundsInput[] = [
  { enabled: true },
  { enabled: false, volume: 1 },
]

export const exampleEvents = {
  'sound.play': [
    { type: 'sound.play' as const, name: soundNames[0] },
    { type: 'sound.play' as const, name: 'zeitnot' as const, once: 'game-7:zeitnot' },
  ],
  'sounds.enable': [
    { type: 'sounds.enable' as const, enabled: true },
    { type: 'sounds.enable' as const, enabled: false },
  ],
  'volume.set': [{ type: 'volume.set' as const, volume: 0.8 }],
  'gesture.made': [{ type: 'gesture.made' as const }],
  'player.fail': soundFailures.map((failure) => ({ type: 'player.fail' as const, failure })),
}
