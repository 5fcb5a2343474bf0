import { Heading, Inline, Stack, Surface, VisuallyHidden } from '@kingside/design-system'
import type { AnalysisView } from '@kingside/machines/analysis'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Analysis.messages.ts'
import { AnalysisBody } from './AnalysisBody.tsx'
import { EngineButton } from './EngineButton.tsx'
import { useAnalysisTexts } from './useAnalysisTexts.ts'

export interface AnalysisProps {
  readonly view: AnalysisView
  /** Starts the engine, also again after a failure. */
  readonly onStart: () => void
  /** Stops the engine, also while it is still being started. */
  readonly onStop: () => void
  /** Opens the popup of the Pro plan. */
  readonly onUpgrade: () => void
  /** Nobody is signed in: an account is what is missing where there is no access. @default false */
  readonly isVisitor?: boolean
  /** Opens the sign-in popup. */
  readonly onSignIn?: () => void
  /** Plays the moves of a line up to the one that was pressed: `e2e4`, `e7e5` … */
  readonly onPlay: (moves: readonly string[]) => void
  /** Whether the bar that shows who is better stands here; the page may have it beside the board. @default true */
  readonly hasBar?: boolean
  /** What the engine can be told, under its lines. */
  readonly settings?: ReactNode
}

/** The engine beside the board: what it thinks of the position, and why it does not. */
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

/** What screen readers hear by themselves: that the engine comes, and what it thinks in the end. */
function Spoken({ view }: { readonly view: AnalysisView }) {
  const { formatMessage } = useIntl()
  const { bar } = useAnalysisTexts()
  const best = view.status === 'finished' ? view.analysis?.lines[0] : undefined
  return (
    <div role="status">
      <VisuallyHidden>
        {view.status === 'requesting-access' && formatMessage(messages.requestingAccess)}
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
