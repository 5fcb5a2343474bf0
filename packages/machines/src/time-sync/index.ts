export { provideTimeSync } from './time-sync.machine.ts'
export type { TimeSyncMachine } from './time-sync.machine.ts'
export type {
  PingTimes,
  TimeSample,
  TimeSyncDeps,
  TimeSyncEvent,
  TimeSyncUiEvent,
} from './time-sync.types.ts'
export { selectTimeSyncView, serverTimeAt } from './time-sync.view.ts'
export type { TimeSyncPhase, TimeSyncView } from './time-sync.view.ts'
