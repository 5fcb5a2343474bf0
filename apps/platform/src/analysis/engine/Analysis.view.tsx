import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { AnalysisView } from '@kingside/machines/analysis'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Analysis.messages.ts'
import { AnalysisBody } from './AnalysisBody.tsx'
import { EngineButton } from './EngineButton.tsx'
import { useAnalysisTexts } from './useAnalysisTexts.ts'

export interface AnalysisProps {
  readonly view: AnalysisView
  /** Starts the engine, or restarts it after an error. */
  readonly onStart: () => void
  /** Stops the engine, even while it is starting. */
  readonly onStop: () => void
  /** Plays the moves of a line up to the one that was pressed: `e2e4`, `e7e5` … */
  readonly onPlay: (moves: readonly string[]) => void
  /** Whether the evaluation bar is shown here; a page may show it beside the board instead. @default true */
  readonly hasBar?: boolean
  /** Settings of the engine, below its lines. */
  readonly settings?: ReactNode
}

/** The engine's analysis of the position, or why there is none. */
export function Analysis({ view, onStart, onStop, hasBar = true, settings, ...on }: AnalysisProps) {
  const { formatMessage } = useIntl()
  return (
    <Surface as="section" label={formatMessage(messages.title)}>
      <Stack gap={4}>
        <Inline justify="between" wrap={false}>
          <Heading level={2} size="m">
            <FormattedMessage {...messages.title} />
          </Heading>
          <EngineButton view={view} onStart={onStart} onStop={onStop} />
        </Inline>
        <AnalysisBody view={view} hasBar={hasBar} {...on} />
        {settings}
      </Stack>
      <Spoken view={view} />
    </Surface>
  )
}

/** Announced to screen readers: that the engine starts, and its final score. */
function Spoken({ view }: { readonly view: AnalysisView }) {
  const { formatMessage } = useIntl()
  const { bar } = useAnalysisTexts()
  const best = view.status === 'finished' ? view.analysis?.lines[0] : undefined
  return (
    <div role="status">
      <VisuallyHidden>
        {view.status === 'starting-engine' && formatMessage(messages.startingEngine)}
        {view.status === 'finished' &&
          view.analysis &&
          best &&
          formatMessage(messages.finished, {
            evaluation: bar.value({ line_eval: best.lineEval, mate_in: best.mateIn }),
            depth: view.analysis.depth,
          })}
      </VisuallyHidden>
    </div>
  )
}
