import { createClient } from '@kingside/api'
import {
  dropRelayToken,
  getRelayToken,
  renewRelayToken,
} from '@kingside/api/calls/tournaments/relay'
import { perApp } from '../../platform/page/index.ts'

const calls = { get: getRelayToken, renew: renewRelayToken, drop: dropRelayToken }

/** The calls of the token by which the games of a broadcast come in. */
export const relayApiOf = perApp(({ server }) => createClient(calls, server))
