import { once } from 'node:events'
import { type ApiClient, createApiClient } from '@kingside/api'
import { WebSocket } from 'ws'

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly api: ApiClient
  readonly cookie: string
  /** The anonymous uid. */
  readonly uid: string
  /** Stands in the lobby until the returned function is called. */
  readonly enterLobby: () => Promise<() => void>
}

/** Where somebody reaches the site: a server, or a proxy before it. */
export interface Place {
  readonly port: () => number
  readonly origin: () => string
}

/** Comes to the site for the first time. */
export async function arrive({ port, origin }: Place): Promise<Visitor> {
  let cookie = ''
  const api = createApiClient({
    baseUrl: `http://127.0.0.1:${port()}/api/`,
    timeoutMs: 30_000,
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), cookie, origin: origin() },
      }),
  })
  const { uid } = await api.ping.send()
  cookie = `kingside_visitor=${uid}`
  return {
    api,
    cookie,
    uid,
    enterLobby: async () => {
      const { ticket } = await api.realtime.issueTicket({ body: { kind: 'lobby' } })
      const socket = new WebSocket(`ws://127.0.0.1:${port()}/api/ws/lobby/`, {
        headers: { origin: origin() },
      })
      await once(socket, 'open')
      socket.send(JSON.stringify({ type: 'authorise', playerUid: uid, ticket }))
      await once(socket, 'message')
      return () => socket.close()
    },
  }
}

/** Begins the slowest game without increment, so that clocks only run down, by a challenge; answers with its id. */
export async function beginGame(white: Visitor, black: Visitor): Promise<string> {
  const leave = await white.enterLobby()
  const controls = await white.api.timeControls.list()
  const slowest = controls
    .filter(({ increment_number }) => increment_number === 0)
    .toSorted((a, b) => b.start_time_number - a.start_time_number)[0]
  if (!slowest) throw new Error('The server has no slow time control.')
  const challenge = await white.api.challenges.short.create({
    body: { desired_color: 'white', rating_type: 'non-rated', time_control_id: slowest.id },
  })
  const { game_id } = await black.api.challenges.short.accept({ params: { id: challenge.id } })
  leave()
  return game_id
}
