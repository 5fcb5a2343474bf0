import {
  type ApiClientOptions,
  type Client,
  createClient,
  listTimeControls,
  sendPing,
} from '@kingside/api'

/** The calls that every page makes; a flow's own calls are in its adapter, and so in its bundle. */
const calls = {
  timeControls: { list: listTimeControls },
  ping: { send: sendPing },
}

/** The server, as every page knows it. */
export type AppApi = Client<typeof calls>

/** Creates the client of the page's own server. */
export const createAppApi = (options: ApiClientOptions): AppApi => createClient(calls, options)
