import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  computerGameStates,
  exampleComputerGame,
  exampleEvents,
  exampleInputs,
  exampleOutputs,
} from './computer-game.states.ts'
import { selectComputerGameView } from './computer-game.view.ts'

export const computerGameEntry = machineEntry({
  name: 'computer-game',
  machine: exampleComputerGame,
  inputs: exampleInputs,
  examples: computerGameStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: { startEngine: [{ failure: 'load-failed' }], findMove: [{ failure: 'crashed' }] },
  view: selectComputerGameView,
  situation: ({ value, context }) =>
    JSON.stringify([
      value,
      context.game.history.map(({ lan }) => lan),
      context.end,
      context.failure,
      context.premoves.length > 0,
      context.scoreCp !== null,
      context.declinedAt !== null,
    ]),
})
