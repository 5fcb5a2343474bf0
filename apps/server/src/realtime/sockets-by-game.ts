/** Sockets by their ids, and whether any of them follows a game. */
export interface SocketsByGame<Socket> {
  readonly get: (socketId: string) => Socket | undefined
  readonly set: (socketId: string, socket: Socket) => void
  readonly delete: (socketId: string) => void
  readonly entries: () => IterableIterator<[string, Socket]>
  readonly isIn: (gameId: string) => boolean
}

/** @see SocketsByGame: no question looks at all of them, because a process has many. */
export function createSocketsByGame<
  Socket extends { readonly gameId: string },
>(): SocketsByGame<Socket> {
  const sockets = new Map<string, Socket>()
  const counts = new Map<string, number>()
  const count = (gameId: string, change: 1 | -1) => {
    const number = (counts.get(gameId) ?? 0) + change
    if (number > 0) counts.set(gameId, number)
    else counts.delete(gameId)
  }
  const remove = (socketId: string) => {
    const known = sockets.get(socketId)
    if (!known) return
    sockets.delete(socketId)
    count(known.gameId, -1)
  }
  return {
    get: (socketId) => sockets.get(socketId),
    set: (socketId, socket) => {
      remove(socketId)
      sockets.set(socketId, socket)
      count(socket.gameId, 1)
    },
    delete: remove,
    entries: () => sockets.entries(),
    isIn: (gameId) => counts.has(gameId),
  }
}
