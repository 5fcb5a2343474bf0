import {
  type LobbyConnectionDeps,
  provideLobbyConnection,
} from '@kingside/machines/lobby-connection'
import { createActor } from 'xstate'
import { createLobbyLine, type LobbyLineDeps } from './lobby-line.ts'
import type { LobbyActor } from './lobby.ts'

/** The actor of the lobby's connection, not started. @param playerUid the player who connects */
export function createLobbyActor(
  { renewPlayer, ...line }: LobbyLineDeps & Pick<LobbyConnectionDeps, 'renewPlayer'>,
  playerUid: string,
): LobbyActor {
  const machine = provideLobbyConnection({ ...createLobbyLine(line), renewPlayer })
  return createActor(machine, { input: { playerUid } })
}
