import type { SnapshotFrom } from 'xstate'
import type { lobbyConnectionMachine } from './lobby-connection.machine.ts'
import type { LobbyRefusal } from './lobby-connection.types.ts'

/** The state of the lobby's connection; the first five are the statuses of the specification. */
export type LobbyConnectionView =
  | { readonly status: 'initial-connecting' }
  | { readonly status: 'connecting'; readonly failures: number }
  | { readonly status: 'login-reconnecting' }
  | {
      readonly status: 'connected'
      /** Whether an answer of the server is awaited. */
      readonly isAwaiting: boolean
    }
  | ({ readonly status: 'disconnected'; readonly canRetry: true } & (
      | { readonly because: 'lost'; readonly failures: number; readonly retryInMs: number }
      | { readonly because: 'offline' }
      | { readonly because: LobbyRefusal }
    ))
  | { readonly status: 'left' }

/** The machine's snapshot as the page sees it. */
export function selectLobbyConnectionView(
  snapshot: SnapshotFrom<typeof lobbyConnectionMachine>,
): LobbyConnectionView {
  const { attempts, retryInMs, refusal } = snapshot.context
  const { value } = snapshot
  if (value === 'left') return { status: 'left' }
  if ('initialConnecting' in value) return { status: 'initial-connecting' }
  if ('connecting' in value) return { status: 'connecting', failures: attempts }
  if ('loginReconnecting' in value) return { status: 'login-reconnecting' }
  if ('connected' in value) {
    const { messages, pulse } = value.connected
    return { status: 'connected', isAwaiting: messages !== 'settled' || pulse === 'probing' }
  }
  const disconnected = { status: 'disconnected', canRetry: true } as const
  switch (value.disconnected) {
    case 'waiting':
      return { ...disconnected, because: 'lost', failures: attempts, retryInMs }
    case 'offline':
      return { ...disconnected, because: 'offline' }
    case 'refused':
      return { ...disconnected, because: refusal ?? 'forbidden' }
    default:
      return value.disconnected satisfies never
  }
}
