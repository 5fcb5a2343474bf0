import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Divider } from '@kingside/design-system/Divider'
import { Heading } from '@kingside/design-system/Heading'
import { Progress } from '@kingside/design-system/Progress'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { Lightbulb } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  failureMessages,
  messages as engineMessages,
  remedyMessages,
} from '../engine/Analysis.messages.ts'
import { EvaluationGraph } from '../report/EvaluationGraph.tsx'
import { messages as reportMessages } from '../report/GameReport.messages.ts'
import { SideScores } from '../report/SideScores.tsx'
import { Moments } from './Moments.tsx'
import * as styles from './Review.css.ts'
import { messages } from './Review.messages.ts'
import type { ReviewView } from './review.types.ts'

export interface ReviewPanelProps {
  readonly view: ReviewView
  /** Whether the reader played the game: then the mistakes are the reader's. */
  readonly isOwn: boolean
  /** The ply on the board; null when the position is not in the game. */
  readonly selected: number | null
  /** Takes the focus when the panel opens. */
  readonly headingRef?: Ref<HTMLDivElement>
  /** What the server offers besides. */
  readonly report?: ReactNode
  /** Starts the engine again after a failure. */
  readonly onStart: () => void
  /** Asks for better moves in the moments. */
  readonly onRetry: () => void
  /** Shows the position after a ply; 0 is the start. */
  readonly onSelect: (ply: number) => void
  /** A press selected a position: the page may scroll to the board. */
  readonly onChosen: () => void
}

/** How a finished game was played: both sides' accuracy, the graph, and the moves to learn from. */
export function ReviewPanel({ headingRef, report, ...body }: ReviewPanelProps) {
  const { view } = body
  const { formatMessage } = useIntl()
  return (
    <Surface as="section" label={formatMessage(messages.title)}>
      <Stack gap={4}>
        <div ref={headingRef} tabIndex={-1} className={styles.heading}>
          <Heading level={2} size="m">
            <FormattedMessage {...messages.title} />
          </Heading>
        </div>
        <Body {...body} />
        {report && (
          <>
            <Divider />
            {report}
          </>
        )}
      </Stack>
      <div role="status">
        <VisuallyHidden>
          {view.status !== 'failed' && formatMessage(stages[view.status])}
        </VisuallyHidden>
      </div>
    </Surface>
  )
}

const stages = { preparing: engineMessages.startingEngine, ...messages } as const

type BodyProps = Omit<ReviewPanelProps, 'headingRef' | 'report'>

function Body({ view, isOwn, selected, onStart, onRetry, onSelect, onChosen }: BodyProps) {
  const { formatMessage } = useIntl()
  if (view.status === 'preparing') {
    return <Progress label={formatMessage(engineMessages.startingEngine)} />
  }
  if (view.status === 'failed') {
    return (
      <Banner
        type="danger"
        title={formatMessage(failureMessages[view.message])}
        action={
          view.message !== 'no-webassembly' && (
            <Button size="s" type="secondary" onPress={onStart}>
              <FormattedMessage {...engineMessages.retry} />
            </Button>
          )
        }
      >
        <FormattedMessage {...remedyMessages[view.message]} />
      </Banner>
    )
  }
  const { start, moves, sides, moments } = view
  return (
    <>
      {view.status !== 'done' && (
        <Progress
          label={formatMessage(stages[view.status])}
          value={view.done}
          max={view.total}
          valueText={formatMessage(reportMessages.progress, {
            done: view.done,
            total: view.total,
          })}
        />
      )}
      {sides && <SideScores sides={sides} />}
      {moves.length > 0 && (
        <EvaluationGraph
          start={start}
          moves={moves}
          selected={selected}
          onSelect={onSelect}
          onChosen={onChosen}
        />
      )}
      {view.status === 'done' && moments.length === 0 && (
        <Text as="p">
          <FormattedMessage {...(isOwn ? messages.flawlessOwn : messages.flawlessBoth)} />
        </Text>
      )}
      {view.status === 'done' && moments.length > 0 && (
        <>
          <Button display="block" icon={<Lightbulb aria-hidden="true" />} onPress={onRetry}>
            <FormattedMessage {...(isOwn ? messages.retryOwn : messages.retryBoth)} />
          </Button>
          <Moments
            moments={moments}
            moves={moves}
            selected={selected}
            onPress={(ply) => {
              onSelect(ply)
              onChosen()
            }}
          />
        </>
      )}
    </>
  )
}
