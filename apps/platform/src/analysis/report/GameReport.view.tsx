import {
  Button,
  Heading,
  Inline,
  LinkButton,
  Progress,
  Skeleton,
  Stack,
  Surface,
  Text,
  VisuallyHidden,
} from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { EvaluationGraph } from './EvaluationGraph.tsx'
import type { GameReportView } from './game-report.types.ts'
import { messages } from './GameReport.messages.ts'
import { GradedMoves } from './GradedMoves.tsx'
import { ReportTrouble } from './ReportTrouble.tsx'
import { SideScores } from './SideScores.tsx'

export interface GameReportProps {
  readonly view: GameReportView
  /** The half-move on the board, if it is one of the game's own. */
  readonly selected: number | null
  /** Asks for the analysis, also again after a failure. */
  readonly onBegin: () => void
  /** Shows the position after a half-move; 0 is the start. */
  readonly onSelect: (ply: number) => void
  /** A position was chosen by a press: it is the board's turn to be seen. */
  readonly onChosen?: () => void
  /** Opens the popup of the Pro plan. */
  readonly onUpgrade: () => void
  readonly onSignIn: () => void
  /** The way to the page of the game, where this is another one. */
  readonly gamePage?: { readonly href: string; readonly onOpen: () => void }
}

/** What the server thinks of a whole game: each move's grade, and how accurately both sides played. */
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
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'reading':
      return <Skeleton lines={3} />
    case 'offered':
    case 'beginning':
      return (
        <Stack gap={3} align="start">
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.offer} />
          </Text>
          <Button type="secondary" loading={view.status === 'beginning'} onPress={on.onBegin}>
            <FormattedMessage
              {...(view.status === 'beginning' ? messages.beginning : messages.begin)}
            />
          </Button>
        </Stack>
      )
    case 'queued':
    case 'running':
      return (
        <Stack gap={2}>
          <Progress
            label={formatMessage(view.status === 'queued' ? messages.queued : messages.running)}
            value={view.done}
            max={view.total}
            valueText={formatMessage(messages.progress, { done: view.done, total: view.total })}
          />
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.leave} />
          </Text>
        </Stack>
      )
    case 'done':
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
    case 'refused':
    case 'failed':
      return <ReportTrouble view={view} {...on} />
    default:
      return view satisfies never
  }
}

const nothing = () => {}
