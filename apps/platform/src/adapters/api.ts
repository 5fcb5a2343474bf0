import { type Client, createClient, listTimeControls, sendPing } from '@kingside/api'

/** The calls that the app makes; no others are in its bundle. */
const calls = {
  timeControls: { list: listTimeControls },
  ping: { send: sendPing },
}

/** The server, as the app knows it. */
export type AppApi = Client<typeof calls>

/** Creates the client of the page's own server. */
export const createAppApi = (): AppApi =>
  createClient(calls, { baseUrl: '/api/', fetch: (url, init) => fetch(url, init) })
