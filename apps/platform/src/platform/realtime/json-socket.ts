/** A socket that speaks JSON. */
export interface JsonSocket {
  /** Says nothing while the socket is not open. @returns whether it was */
  readonly send: (message: object) => boolean
  /** Closes it, also one that opens only later; it tells nothing more. */
  readonly close: () => void
}

export interface JsonSocketHandlers {
  readonly onOpen: () => void
  /** A message; undefined is one that is no JSON. */
  readonly onMessage: (message: unknown) => void
  /** Once, whoever closed it; 1006 is a connection that broke. */
  readonly onClose: (code: number) => void
}

/** How sockets are opened; a story has a server of its own behind it. */
export type OpenSocket = typeof openJsonSocket

/** Opens a socket of the page's own server. @param path such as `/api/ws/game/` */
export function openJsonSocket(
  path: string,
  { onOpen, onMessage, onClose }: JsonSocketHandlers,
): JsonSocket {
  const address = new URL(path, window.location.href)
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
