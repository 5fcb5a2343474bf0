import { apiAddress } from '../server/api-base.ts'

/** A socket that sends and receives JSON. */
export interface JsonSocket {
  /** Sends nothing while the socket is not open. @returns whether it was open */
  readonly send: (message: object) => boolean
  /** Closes it, even before it is open; no events follow. */
  readonly close: () => void
}

export interface JsonSocketHandlers {
  readonly onOpen: () => void
  /** A message; undefined for one that is not JSON. */
  readonly onMessage: (message: unknown) => void
  /** Called once, whoever closed it; 1006 means a broken connection. */
  readonly onClose: (code: number) => void
}

/** How sockets are opened; a story passes its own. */
export type OpenSocket = typeof openJsonSocket

/**
 * Opens a socket.
 * @param at a path of the page's own server, such as `/api/ws/game/`, or the whole address at another one
 */
export function openJsonSocket(
  at: string,
  { onOpen, onMessage, onClose }: JsonSocketHandlers,
): JsonSocket {
  const address = new URL(apiAddress(at), window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  const end = new AbortController()
  const { signal } = end
  socket.addEventListener('open', onOpen, { signal })
  socket.addEventListener('message', ({ data }) => onMessage(parse(data)), { signal })
  socket.addEventListener('close', ({ code }) => onClose(code), { signal })
  return {
    send: (message) => {
      if (socket.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    close: () => {
      end.abort()
      socket.close()
    },
  }
}

function parse(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined
  } catch {
    return undefined
  }
}
