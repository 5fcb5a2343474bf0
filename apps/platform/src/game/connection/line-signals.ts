import type { GameConnectionSystemEvent } from '@kingside/machines/game-connection'
import type { PageSignal } from '../../platform/page/index.ts'

/** What the page's signals are to a game's connection. */
export const lineSignals = {
  online: 'network.online',
  offline: 'network.offline',
  wake: 'host.woke',
} as const satisfies Record<PageSignal, GameConnectionSystemEvent['type']>
