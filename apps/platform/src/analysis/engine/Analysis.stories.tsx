import { Stack } from '@kingside/design-system/Stack'
import {
  type AnalysisDeps,
  type AnalysisView,
  provideAnalysis,
  selectAnalysisView,
} from '@kingside/machines/analysis'
import {
  analysisSnapshotAt,
  analysisStates as states,
  exampleAnalysisInput,
  examplePositionAnalysis,
} from '@kingside/machines/analysis/examples'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { manyOfOne } from '../../stories/many-of-one.ts'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Analysis, type AnalysisProps } from './Analysis.view.tsx'
import { failureMessages } from './Analysis.messages.ts'

const view = selectAnalysisView

/** As wide as the column beside the board. */
const inColumn: Decorator = (Story) => (
  <div style={{ padding: 'min(24px, 5vw)', maxInlineSize: '26rem' }}>
    <Story />
  </div>
)

/** The engine beside the board; one story for each state of its machine, and one with each failure. */
const meta = {
  component: Analysis,
  title: 'Features/Analysis',
  args: {
    view: view(states.off),
    onStart: fn(),
    onStop: fn(),
    onPlay: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof Analysis>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  parameters: { state: 'analysis/off' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyse' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** A press on the button cancels. */
export const StartingEngine: Story = {
  parameters: {
    state: 'analysis/startingEngine',
    modes: {
      kazakh: { args: { view: view(states.finished) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states.failed) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.startingEngine) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the engine…')
    await userEvent.click(canvas.getByRole('button', { name: /Starting…/ }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** A press on a move plays its line up to there. */
export const Thinking: Story = {
  parameters: { state: 'analysis/thinking', visual: { claims: 'feature' } },
  args: { view: view(states.thinking) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('meter', { name: 'Evaluation' })).toHaveAttribute(
      'aria-valuetext',
      'White is better by 0.3',
    )
    await userEvent.click(canvas.getByRole('button', { name: '2. Nf3' }))
    await expect(args.onPlay).toHaveBeenCalledWith(['e2e4', 'e7e5', 'g1f3'])
    canvas.getByRole('button', { name: 'Stop' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

export const Finished: Story = {
  parameters: { state: 'analysis/finished' },
  args: { view: view(states.finished) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('White is better by 0.3, depth 24')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  parameters: { state: 'analysis/failed' },
  args: { view: view(states.failed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the engine')
  },
}

/** The engine has not said anything of this position yet. */
export const FirstThoughts: Story = {
  args: { view: view(analysisSnapshotAt('thinking')) },
}

const judged = (lineEval: number | null, mateIn: number | null) =>
  view(
    analysisSnapshotAt('finished', {
      multipv: 1,
      analysis: { ...examplePositionAnalysis, lines: [{ lineEval, mateIn, moves: ['e2e4'] }] },
    }),
  )

/** From a pawn down to a mate. */
export const Judgements: Story = {
  parameters: manyOfOne,
  render: (args) => (
    <Stack gap={4}>
      <Analysis {...args} view={judged(-1.24, null)} />
      <Analysis {...args} view={judged(0, null)} />
      <Analysis {...args} view={judged(null, 4)} />
      <Analysis {...args} view={judged(null, -1)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const spoken = canvas.getAllByRole('status').map((status) => status.textContent)
    await expect(spoken).toEqual([
      'Black is better by 1.2, depth 18',
      'Equal, depth 18',
      'White mates in 4 moves, depth 18',
      'Black mates in 1 move, depth 18',
    ])
  },
}

/** Black has mated, so there is nothing to play. */
export const MateOnTheBoard: Story = {
  args: {
    view: view(
      analysisSnapshotAt('finished', {
        fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Checkmate')
    await expect(canvas.getByText('There are no legal moves in this position.')).toBeVisible()
  },
}

const failures = [
  'no-webassembly',
  'load-failed',
  'no-answer',
  'crashed',
] as const satisfies Extract<AnalysisView, { readonly status: 'failed' }>['message'][]

export const EveryFailure: Story = {
  parameters: manyOfOne,
  render: (args) => (
    <Stack gap={4}>
      {failures.map((message) => (
        <Analysis key={message} {...args} view={{ status: 'failed', message }} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(failures).toHaveLength(Object.keys(failureMessages).length)
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(failures.length)
  },
}

interface WiredProps extends AnalysisProps {
  readonly deps?: Partial<AnalysisDeps>
}

/** The panel with its machine and an engine that answers. */
function Wired({ deps, ...props }: WiredProps) {
  const [machine] = useState(() =>
    provideAnalysis({
      startEngine: async () => {},
      analyse: ({ fen }, tell) => {
        queueMicrotask(() => {
          tell({ type: 'engine.found', analysis: { ...examplePositionAnalysis, fen } })
          tell({ type: 'engine.finished', fen })
        })
        return () => {}
      },
      ...deps,
    }),
  )
  const [snapshot, send] = useMachine(machine, { input: exampleAnalysisInput })
  useStateMap(snapshot)
  return (
    <Analysis
      {...props}
      view={view(snapshot)}
      onStart={() => send({ type: 'analysis.start' })}
      onStop={() => send({ type: 'analysis.stop' })}
    />
  )
}

/** The focus stays at the button from the start to the end. */
export const StartAndFinish: Story = {
  render: (args) => <Wired {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Analyse' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** The engine could not be loaded, and is tried again. */
export const FailAndTryAgain: Story = {
  parameters: { visual: { looksLike: 'platform-features-analysis--failed' } },
  render: (args) => (
    <Wired
      {...args}
      deps={{
        startEngine: async () => {
          throw Object.assign(new Error('No network.'), { failure: 'load-failed' })
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyse' }))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveFocus()
  },
}
