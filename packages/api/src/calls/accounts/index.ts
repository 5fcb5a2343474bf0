import { sendPing } from './ping.ts'

/** The calls of accounts, profile, notifications and rewards (specification 1, section 7). */
export const accountCalls = {
  ping: { send: sendPing },
}
