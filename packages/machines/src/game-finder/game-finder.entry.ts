import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleGameFinder,
  exampleInputs,
  exampleOutputs,
  gameFinderStates,
} from './game-finder.states.ts'
import { selectGameFinderView } from './game-finder.view.ts'

export const gameFinderEntry = machineEntry({
  name: 'game-finder',
  machine: exampleGameFinder,
  inputs: exampleInputs,
  examples: gameFinderStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectGameFinderView,
  situation: ({ value, context }) =>
    JSON.stringify([
      value,
      context.isConnected,
      context.isFallbackDue,
      context.hasDeclinedBot,
      context.settings.mode,
      context.botFallbackMs,
      context.hasOngoingChallenge,
      context.refusal?.code === 'ongoing_challenge',
      context.early?.requestId,
      context.player.auth,
    ]),
})
