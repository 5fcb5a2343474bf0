import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { FormattedMessage, useIntl } from 'react-intl'
import { EvaluationGraph } from './EvaluationGraph.tsx'
import type { GameReportView } from './game-report.types.ts'
import { messages } from './GameReport.messages.ts'
import { GradedMoves } from './GradedMoves.tsx'
import { ReportProgress } from './ReportProgress.tsx'
import { SideScores } from './SideScores.tsx'

export interface GameReportProps {
  readonly view: GameReportView
  /** The ply on the board; null when the position is not in the game. */
  readonly selected: number | null
  /** Requests the analysis, also again after an error. */
  readonly onBegin: () => void
  /** Shows the position after a ply; 0 is the start. */
  readonly onSelect: (ply: number) => void
  /** A press selected a position: the page may scroll to the board. */
  readonly onChosen?: () => void
  /** Opens the popup of the Pro plan. */
  readonly onUpgrade: () => void
  readonly onSignIn: () => void
  /** The link to the game's page, when this is another page. */
  readonly gamePage?: { readonly href: string; readonly onOpen: () => void }
}

/** The server's analysis of a whole game: the grade of each move, and both sides' accuracy. */
export function GameReport({ gamePage, ...body }: GameReportProps) {
  const { view } = body
  const { formatMessage } = useIntl()
  return (
    <Surface as="section" label={formatMessage(messages.title)}>
      <Stack gap={4}>
        <Inline justify="between" wrap={false}>
          <Heading level={2} size="m">
            <FormattedMessage {...messages.title} />
          </Heading>
          {gamePage && (
            <LinkButton type="ghost" size="s" href={gamePage.href} onPress={gamePage.onOpen}>
              <FormattedMessage {...messages.gamePage} />
            </LinkButton>
          )}
        </Inline>
        <Body {...body} />
      </Stack>
      <div role="status">
        <VisuallyHidden>
          {view.status === 'reading' && formatMessage(messages.reading)}
          {view.status === 'done' && formatMessage(messages.done)}
          {view.status === 'queued' && formatMessage(messages.queued)}
          {view.status === 'running' && formatMessage(messages.running)}
        </VisuallyHidden>
      </div>
    </Surface>
  )
}

type BodyProps = Omit<GameReportProps, 'gamePage'>

function Body({ view, selected, onSelect, onChosen = nothing, ...on }: BodyProps) {
  if (view.status !== 'done') return <ReportProgress view={view} {...on} />
  return (
    <Stack gap={4}>
      {view.moves.some(({ evaluation }) => evaluation !== null) && (
        <EvaluationGraph
          start={view.start}
          moves={view.moves}
          selected={selected}
          onSelect={onSelect}
          onChosen={onChosen}
        />
      )}
      <SideScores sides={view.sides} />
      <GradedMoves
        moves={view.moves}
        selected={selected}
        onSelect={onSelect}
        onPress={(ply) => {
          onSelect(ply)
          onChosen()
        }}
      />
    </Stack>
  )
}

const nothing = () => {}
