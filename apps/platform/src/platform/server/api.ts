import {
  type ApiClientOptions,
  type Client,
  createClient,
  listTimeControls,
  sendPing,
} from '@kingside/api'

/** The calls that every page makes; other calls are in the bundles that use them. */
const calls = {
  timeControls: { list: listTimeControls },
  ping: { send: sendPing },
}

/** The client for the calls of every page. */
export type AppApi = Client<typeof calls>

/** Creates the client of the page's own server. */
export const createAppApi = (options: ApiClientOptions): AppApi => createClient(calls, options)
