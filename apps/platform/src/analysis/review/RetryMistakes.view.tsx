import { Button } from '@kingside/design-system/Button'
import { IconButton } from '@kingside/design-system/IconButton'
import { Text } from '@kingside/design-system/Text'
import type { RetryMistakesView } from '@kingside/machines/retry-mistakes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocusAtButtons } from '../../platform/page/index.ts'
import { proposedMove } from '../../chess/board/index.ts'
import { lineWords } from './line-words.ts'
import { retryMessages as messages } from './Review.messages.ts'
import * as styles from './Review.css.ts'

export interface RetryMistakesProps {
  readonly view: RetryMistakesView
  /** Whether the reader made the mistakes. */
  readonly isOwn: boolean
  /** Other ways to move than the board. */
  readonly typed?: ReactNode
  readonly onShow: () => void
  readonly onSkip: () => void
  readonly onNext: () => void
  readonly onRestart: () => void
  /** Closes the part. */
  readonly onLeave: () => void
}

/** Asks for the better move, and says how good the reader's is. */
export function RetryMistakes({ view, isOwn, typed, ...on }: RetryMistakesProps) {
  const { formatMessage } = useIntl()
  return (
    <KeepFocusAtButtons label={formatMessage(messages.title)}>
      <div className={styles.bar}>
        <Text as="p" size="xs" tone="muted">
          {view.status === 'finished' ? (
            <FormattedMessage {...messages.title} />
          ) : (
            <FormattedMessage
              {...messages.number}
              values={{ number: view.number, total: view.total }}
            />
          )}
        </Text>
        <div role="status" className={styles.wide}>
          <Text as="p" weight="semibold">
            <Words view={view} isOwn={isOwn} />
          </Text>
        </div>
        {view.status !== 'finished' && typed && <div className={styles.wide}>{typed}</div>}
        <div className={`${styles.wide} ${styles.actions}`}>
          <Actions view={view} {...on} />
        </div>
        {/* The last, so that the focus of a button that is gone goes to an answer. */}
        <div className={styles.leave}>
          <IconButton size="s" label={formatMessage(messages.leave)} onPress={on.onLeave}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </KeepFocusAtButtons>
  )
}

function Words({ view, isOwn }: Pick<RetryMistakesProps, 'view' | 'isOwn'>) {
  if (view.status === 'finished') {
    return (
      <FormattedMessage {...messages.finished} values={{ found: view.found, total: view.total }} />
    )
  }
  const { moment } = view
  const write = (uci: string | null | undefined) => {
    const san = proposedMove(moment.before.fen, uci ?? null)?.san
    return <bdi dir="ltr">{san ? lineWords(moment.before.fen, [san]) : ''}</bdi>
  }
  switch (view.status) {
    case 'asking': {
      const side = moment.color === 'w' ? messages.askWhite : messages.askBlack
      return (
        <FormattedMessage
          {...(isOwn ? messages.askOwn : side)}
          values={{ move: write(moment.played) }}
        />
      )
    }
    case 'judging':
    case 'wrong':
    case 'unjudged':
    case 'found':
      return <FormattedMessage {...messages[view.status]} values={{ move: write(view.tried) }} />
    case 'shown':
      return (
        <FormattedMessage
          {...messages.shown}
          values={{ move: write(moment.before.multipv[0]?.line[0]?.lan) }}
        />
      )
    default:
      return view satisfies never
  }
}

/** The answer first only where there is one. */
function Actions({
  view,
  ...on
}: Pick<RetryMistakesProps, 'view' | 'onShow' | 'onSkip' | 'onNext' | 'onRestart' | 'onLeave'>) {
  switch (view.status) {
    case 'finished':
      return (
        <>
          <Button onPress={on.onLeave}>
            <FormattedMessage {...messages.leave} />
          </Button>
          <Button type="secondary" onPress={on.onRestart}>
            <FormattedMessage {...messages.again} />
          </Button>
        </>
      )
    case 'found':
    case 'shown':
      return (
        <Button onPress={on.onNext}>
          <FormattedMessage {...messages.next} />
        </Button>
      )
    case 'asking':
    case 'judging':
    case 'wrong':
    case 'unjudged':
      return (
        <>
          <Button type="secondary" onPress={on.onShow}>
            <FormattedMessage {...messages.show} />
          </Button>
          <Button type="secondary" onPress={on.onSkip}>
            <FormattedMessage {...messages.skip} />
          </Button>
        </>
      )
    default:
      return view satisfies never
  }
}
