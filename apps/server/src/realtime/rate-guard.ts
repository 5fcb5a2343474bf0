/**
 * Lets at most `messages` through in any `perMs`.
 * @returns whether a message that comes now may pass
 */
export function createRateGuard(
  { messages, perMs }: { readonly messages: number; readonly perMs: number },
  monotonic: () => number,
): () => boolean {
  const times = Array.from<number>({ length: messages })
  let next = 0
  return () => {
    const now = monotonic()
    const then = times[next]
    times[next] = now
    next = (next + 1) % messages
    return then === undefined || now - then >= perMs
  }
}
