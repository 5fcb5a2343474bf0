import { listTimeControls } from './time-controls.ts'

/** The calls of lobby, challenges and games (specification 2, section 7). */
export const playCalls = {
  timeControls: { list: listTimeControls },
}
