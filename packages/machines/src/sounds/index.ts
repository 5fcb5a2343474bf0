export { provideSounds } from './sounds.machine.ts'
export type { SoundsMachine } from './sounds.machine.ts'
export { soundFailures, soundNames } from './sounds.types.ts'
export type {
  SoundFailure,
  SoundName,
  SoundPlayer,
  SoundsDeps,
  SoundsEvent,
  SoundsInput,
  SoundsUiEvent,
  StartPlayerInput,
} from './sounds.types.ts'
export { selectSoundsView } from './sounds.view.ts'
export type { SoundsView } from './sounds.view.ts'
