import type { GameServerMessage } from '@kingside/api'

type Post = (to: string, socketIds: readonly string[], message: GameServerMessage) => void

/**
 * Tells sockets of other processes what happens here. A message that goes to many sockets of a process goes there
 * once: the rooms hand the same object to all of them without a pause.
 */
export function createRemoteOutlet(post: Post) {
  let batch: { readonly message: GameServerMessage; readonly to: Map<string, string[]> } | null =
    null
  const flush = () => {
    if (!batch) return
    const { message, to } = batch
    batch = null
    for (const [processId, socketIds] of to) post(processId, socketIds, message)
  }
  return {
    sendTo: (processId: string, socketId: string) => (message: GameServerMessage) => {
      if (batch?.message !== message) {
        flush()
        batch = { message, to: new Map() }
        queueMicrotask(flush)
      }
      const socketIds = batch.to.get(processId)
      if (socketIds) socketIds.push(socketId)
      else batch.to.set(processId, [socketId])
    },
  }
}
