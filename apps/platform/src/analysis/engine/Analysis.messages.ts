import type { AnalysisView } from '@kingside/machines/analysis'
import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'analysis.title',
    defaultMessage: 'Analysis',
    description: 'Title of the engine’s panel beside the board.',
  }),
  start: defineMessage({
    id: 'analysis.start',
    defaultMessage: 'Analyse',
    description: 'Button that starts the engine.',
  }),
  starting: defineMessage({
    id: 'analysis.starting',
    defaultMessage: 'Starting…',
    description: 'On the button while the engine is being started; a press then cancels.',
  }),
  cancel: defineMessage({
    id: 'analysis.starting.cancel',
    defaultMessage: 'Cancel',
    description: 'Says what a press of the button “Starting…” does.',
  }),
  stop: defineMessage({
    id: 'analysis.stop',
    defaultMessage: 'Stop',
    description: 'Button that stops the engine.',
  }),
  close: defineMessage({
    id: 'analysis.close',
    defaultMessage: 'Close',
    description: 'Button that closes the analysis after the engine is done.',
  }),
  retry: defineMessage({
    id: 'analysis.retry',
    defaultMessage: 'Try again',
    description: 'Button that starts the engine again after a failure.',
  }),
  offText: defineMessage({
    id: 'analysis.off',
    defaultMessage: 'Stockfish finds the best moves in this position.',
    description: 'In the panel before the engine was started. Stockfish is a name.',
  }),
  startingEngine: defineMessage({
    id: 'analysis.startingEngine',
    defaultMessage: 'Loading the engine…',
    description: 'While Stockfish loads (about 1 MB).',
  }),
  thinking: defineMessage({
    id: 'analysis.thinking',
    defaultMessage: 'Thinking…',
    description: 'While the engine looks for better moves.',
  }),
  depth: defineMessage<{ readonly depth: number | bigint }>({
    id: 'analysis.depth',
    defaultMessage: 'Depth {depth, number}',
    description: 'How many half-moves the engine has looked ahead.',
  }),
  lines: defineMessage({
    id: 'analysis.lines',
    defaultMessage: 'Engine lines',
    description: 'Names the list of the engine’s best lines for screen readers.',
  }),
  noLines: defineMessage({
    id: 'analysis.noLines',
    defaultMessage: 'There are no legal moves in this position.',
    description: 'In place of the lines when mate or stalemate is on the board.',
  }),
  evaluation: defineMessage({
    id: 'analysis.evaluation',
    defaultMessage: 'Evaluation',
    description: 'Names the bar that shows which side is better, for screen readers.',
  }),
  noEvaluation: defineMessage({
    id: 'analysis.evaluation.none',
    defaultMessage: 'No evaluation yet',
    description: 'Read out in place of an evaluation.',
  }),
  finished: defineMessage<{ readonly depth: number | bigint; readonly evaluation: MessageValue }>({
    id: 'analysis.finished',
    defaultMessage: '{evaluation}, depth {depth, number}',
    description:
      'Read out when the engine is done. {evaluation} is “White is better by 1.3” and the like.',
  }),
}

type Failure = Extract<AnalysisView, { readonly status: 'failed' }>['message']

/** What went wrong. */
export const failureMessages = {
  'no-webassembly': defineMessage({
    id: 'analysis.failed.noWebAssembly',
    defaultMessage: 'This browser can’t run the engine',
    description: 'Title of the notice when the engine failed.',
  }),
  'load-failed': defineMessage({
    id: 'analysis.failed.load',
    defaultMessage: 'Couldn’t load the engine',
    description: 'Title of the notice when the engine failed.',
  }),
  'no-answer': defineMessage({
    id: 'analysis.failed.noAnswer',
    defaultMessage: 'The engine isn’t responding',
    description: 'Title of the notice when the engine failed.',
  }),
  crashed: defineMessage({
    id: 'analysis.failed.crashed',
    defaultMessage: 'The engine stopped working',
    description: 'Title of the notice when the engine failed.',
  }),
} as const satisfies Record<Failure, unknown>

const checkConnection = defineMessage({
  id: 'analysis.failed.connection.text',
  defaultMessage: 'Check your connection and try again.',
  description: 'What to do, in the notice when the engine failed.',
})

const startAnew = defineMessage({
  id: 'analysis.failed.anew.text',
  defaultMessage: 'Try again to restart it.',
  description: 'What to do, in the notice when the engine failed.',
})

/** What to do about it. */
export const remedyMessages = {
  'load-failed': checkConnection,
  'no-answer': startAnew,
  crashed: startAnew,
  'no-webassembly': defineMessage({
    id: 'analysis.failed.noWebAssembly.text',
    defaultMessage:
      'Stockfish needs WebAssembly, which is missing or turned off here. Turn it on or use another browser.',
    description: 'What to do, in the notice when the engine failed. WebAssembly is a name.',
  }),
} as const satisfies Record<Failure, unknown>
