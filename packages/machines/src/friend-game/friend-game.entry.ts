import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleFriendGame,
  exampleInputs,
  exampleOutputs,
  friendGameStates,
} from './friend-game.states.ts'
import { selectFriendGameView } from './friend-game.view.ts'

export const friendGameEntry = machineEntry({
  name: 'friend-game',
  machine: exampleFriendGame,
  inputs: exampleInputs,
  examples: friendGameStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectFriendGameView,
  situation: ({ value, context }) =>
    JSON.stringify([
      value,
      context.link?.expiresInMs,
      context.code,
      context.early?.requestId,
      context.isConnected,
      context.refusal?.code,
      context.player.isBanned,
    ]),
})
