export { provideRematch } from './rematch.machine.ts'
export type { RematchMachine } from './rematch.machine.ts'
export type {
  PendingRematch,
  RematchCall,
  RematchDeps,
  RematchEnd,
  RematchInput,
  RematchSystemEvent,
  RematchStatus,
  RematchUiEvent,
} from './rematch.types.ts'
export { selectRematchView } from './rematch.view.ts'
export type { RematchView } from './rematch.view.ts'
