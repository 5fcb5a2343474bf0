import { NavigationBar, type NavigationTarget } from '@kingside/chess-board'
import { startFen } from '@kingside/chess-game'
import { Button } from '@kingside/design-system/Button'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { MoveIndex, ReviewModeView } from '@kingside/machines/review-mode'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useHasMoveRows } from '../board/index.ts'
import { moveNumber } from '../moves/move-number.ts'
import * as styles from './ReviewMode.css.ts'
import { messages, targetMessages } from './ReviewMode.messages.ts'

export interface ReviewModeProps {
  readonly view: ReviewModeView
  /** The start position of the game. @default the usual start position */
  readonly initialFen?: string
  /** Whether the game is over, so that no moves follow. @default false */
  readonly over?: boolean
  /** How long the move on the board took, as text; left out where it is not known. */
  readonly time?: string
  /** Walks to the start, a move back, a move on, or to the last move, which ends the review. */
  readonly onWalk: (target: NavigationTarget) => void
}

/** Says which move is on the board, walks through the game, and leads back to the last move. */
export function ReviewMode({
  view,
  initialFen = startFen,
  over = false,
  time,
  onWalk,
}: ReviewModeProps) {
  const { formatMessage } = useIntl()
  const bar = useRef<HTMLDivElement>(null)
  const hasRows = useHasMoveRows()

  /** The button disappears with the review, so the arrows below get the focus. */
  const backToLast = () => {
    onWalk('last')
    bar.current?.querySelector('button')?.focus()
  }

  return (
    <div className={styles.root}>
      <div className={styles.line} data-reviewing={view.reviewing || undefined}>
        <div role="status">
          {view.reviewing ? (
            <StatusMark tone="warning" hollow>
              <Position selected={view.selected} initialFen={initialFen} />
              {time !== undefined && <MoveTime time={time} />}
              {view.unseen > 0 && <NewMoves count={view.unseen} />}
            </StatusMark>
          ) : (
            <VisuallyHidden>
              <FormattedMessage {...(over ? messages.last : messages.live)} />
            </VisuallyHidden>
          )}
        </div>
        {view.reviewing && (
          <div className={styles.back}>
            <Button size="s" type="secondary" onPress={backToLast}>
              <FormattedMessage {...(over ? messages.backToLast : messages.backToLive)} />
            </Button>
          </div>
        )}
      </div>
      <div ref={bar} className={styles.bar}>
        <NavigationBar
          {...(!hasRows && { targets: oneStep })}
          atStart={!view.canGoBack}
          atEnd={!view.canGoOn}
          onNavigate={onWalk}
          texts={{
            label: formatMessage(messages.moves),
            targets: {
              first: formatMessage(targetMessages.first),
              previous: formatMessage(targetMessages.previous),
              next: formatMessage(targetMessages.next),
              last: formatMessage(targetMessages.last),
            },
            // There is no button to flip the board here.
            flip: '',
            atStart: formatMessage(messages.atStart),
            atEnd: formatMessage(messages.atEnd),
          }}
        />
      </div>
    </div>
  )
}

/** On a phone the moves themselves lead further. */
const oneStep = ['previous', 'next'] as const

interface PositionProps {
  readonly selected: MoveIndex
  readonly initialFen: string
}

/** The move with its number. */
function Position({ selected, initialFen }: PositionProps) {
  if (selected < 0) return <FormattedMessage {...messages.start} />
  return <FormattedMessage {...messages.move} values={{ ...moveNumber(initialFen, selected) }} />
}

/** How long the move took. */
const MoveTime = ({ time }: { readonly time: string }) => (
  <>
    <br />
    <Text size="xs" tone="muted">
      <FormattedMessage {...messages.took} values={{ time }} />
    </Text>
  </>
)

/** What was played while the reader looked at an earlier move. */
function NewMoves({ count }: { readonly count: number }) {
  return (
    <>
      <br />
      <Text size="xs" tone="brand" weight="semibold">
        <FormattedMessage {...messages.unseen} values={{ count }} />
      </Text>
    </>
  )
}
