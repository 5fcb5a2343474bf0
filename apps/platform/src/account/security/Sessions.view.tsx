import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { Inline } from '@kingside/design-system/Inline'
import { ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { DeviceKind } from '@kingside/api/facts'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LoadedList } from './LoadedList.tsx'
import { Section } from './Section.tsx'
import type { Loaded, SessionInfo } from './security.types.ts'
import { messages } from './Sessions.messages.ts'

export interface SessionsProps {
  readonly sessions: Loaded<SessionInfo>
  /** The one that is being ended; null is none. */
  readonly endingId: string | null
  readonly isEndingOthers: boolean
  readonly onEnd: (id: string) => void
  /** Ends all others; the member has confirmed it. */
  readonly onEndOthers: () => void
  readonly onRetry: () => void
}

/** The browsers in which the member is signed in, this one first, each to be signed out. */
export function Sessions({
  sessions,
  endingId,
  isEndingOthers,
  onEnd,
  onEndOthers,
  onRetry,
}: SessionsProps) {
  const { formatMessage } = useIntl()
  return (
    <Section title={formatMessage(messages.title)} text={formatMessage(messages.text)}>
      <LoadedList
        label={formatMessage(messages.title)}
        list={sessions}
        loadingLabel={formatMessage(messages.loading)}
        failedTitle={formatMessage(messages.failed)}
        onRetry={onRetry}
      >
        {(session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={endingId === session.id || isEndingOthers}
            onEnd={() => onEnd(session.id)}
          />
        )}
      </LoadedList>
      {sessions.status === 'ready' && (
        <Others
          areThere={sessions.items.some(({ isCurrent }) => !isCurrent)}
          isEnding={isEndingOthers}
          onEnd={onEndOthers}
        />
      )}
    </Section>
  )
}

interface ItemProps {
  readonly session: SessionInfo
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function SessionItem({ session, isEnding, onEnd }: ItemProps) {
  const { formatMessage, formatDate } = useIntl()
  const name = useSessionName(session)
  const moment = (iso: string) => formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ListItem
      title={<bdi>{name}</bdi>}
      leading={icons[session.device ?? 'computer']}
      meta={
        session.isCurrent ? (
          <Stack gap={1} align="start">
            <StatusMark tone="success">{formatMessage(messages.current)}</StatusMark>
            <FormattedMessage {...messages.since} values={{ moment: moment(session.signedInAt) }} />
          </Stack>
        ) : (
          <FormattedMessage
            {...messages.lastUsed}
            values={{ moment: moment(session.lastUsedAt) }}
          />
        )
      }
      {...(!session.isCurrent && {
        actions: (
          <Button type="secondary" size="s" loading={isEnding} onPress={onEnd}>
            <span aria-hidden="true">
              <FormattedMessage {...messages.end} />
            </span>
            <VisuallyHidden>
              <FormattedMessage {...messages.endNamed} values={{ name }} />
            </VisuallyHidden>
          </Button>
        ),
      })}
    />
  )
}

const icons = {
  computer: <Monitor />,
  tablet: <Tablet />,
  phone: <Smartphone />,
} as const satisfies Record<DeviceKind, unknown>

/** Like “Firefox on Windows”, as far as it is known. */
function useSessionName({ browser, system }: SessionInfo): string {
  const { formatMessage } = useIntl()
  if (browser !== null && system !== null) return formatMessage(messages.named, { browser, system })
  return browser ?? system ?? formatMessage(messages.unknown)
}

interface OthersProps {
  readonly areThere: boolean
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function Others({ areThere, isEnding, onEnd }: OthersProps) {
  const { formatMessage } = useIntl()
  const [isAsking, setAsking] = useState(false)
  if (!areThere) {
    return (
      <Text as="p" tone="muted">
        <FormattedMessage {...messages.onlyHere} />
      </Text>
    )
  }
  return (
    <>
      <Inline>
        <Button type="secondary" loading={isEnding} onPress={() => setAsking(true)}>
          <FormattedMessage {...messages.endOthers} />
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsking}
        title={formatMessage(messages.endOthersTitle)}
        message={formatMessage(messages.endOthersText)}
        yesLabel={formatMessage(messages.endOthersYes)}
        noLabel={formatMessage(messages.endOthersNo)}
        onAnswer={(yes) => {
          setAsking(false)
          if (yes) onEnd()
        }}
      />
    </>
  )
}
