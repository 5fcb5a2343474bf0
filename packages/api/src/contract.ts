import { sendPing } from './calls/ping.ts'
import { listTimeControls } from './calls/time-controls.ts'

/** Every call between the app and the server. */
export const contract = {
  timeControls: { list: listTimeControls },
  ping: { send: sendPing },
}

export type Contract = typeof contract
