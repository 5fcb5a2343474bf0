import { languageTag } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Switch } from '@kingside/design-system/Switch'
import { Text } from '@kingside/design-system/Text'
import { CalendarPlus, GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Masterclass } from '../masterclass.types.ts'
import { Badges, Facts } from '../Facts.tsx'
import * as styles from '../masterclass.css.ts'
import { messages } from '../words.messages.ts'

export interface MasterclassPageProps {
  readonly masterclass: Masterclass
  readonly isMember: boolean
  /** How the reminder stands; it may be ahead of the server. */
  readonly isReminded: boolean
  readonly hasReminderFailed: boolean
  readonly onRemind: (isReminded: boolean) => void
  readonly onCalendar: () => void
  readonly onUpgrade: () => void
  readonly onSignIn: () => void
  readonly onBack: () => void
}

/** A masterclass: what it is about, and where it is to be seen. */
export function MasterclassPage(props: MasterclassPageProps) {
  const { masterclass, onBack } = props
  const { title, language, description, status } = masterclass
  // Who may not watch it reads first what Pro would be for.
  const about = (
    <Text as="p">
      <span lang={languageTag(language)} className={styles.text}>
        {description}
      </span>
    </Text>
  )
  return (
    <Stack gap={5}>
      <Text>
        <Link href="/masterclass" onPress={onBack}>
          <FormattedMessage {...messages.back} />
        </Link>
      </Text>
      <Stack gap={3}>
        <Badges of={masterclass} />
        <Heading level={1}>
          <bdi lang={languageTag(language)}>{title}</bdi>
        </Heading>
        <Facts of={masterclass} />
      </Stack>
      {masterclass.is_open ? <Screen masterclass={masterclass} /> : about}
      {status === 'upcoming' && <Before {...props} />}
      {masterclass.is_open ? about : <Paywall {...props} />}
    </Stack>
  )
}

/** Where it is shown to those who may watch. */
function Screen({ masterclass }: Pick<MasterclassPageProps, 'masterclass'>) {
  const { status, stream, recording } = masterclass
  if (status === 'live' && stream !== null) {
    return (
      <Surface padding={5}>
        <Stack gap={2}>
          <Text size="l">
            <Link href={stream} newTab>
              <FormattedMessage {...messages.watch} />
            </Link>
          </Text>
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.leaves} values={{ host: new URL(stream).host }} />
          </Text>
        </Stack>
      </Surface>
    )
  }
  if (status === 'ended' && recording !== null) {
    return <Recording key={masterclass.slug} masterclass={masterclass} address={recording} />
  }
  const words = {
    upcoming: messages.notYet,
    live: messages.noStream,
    ended: messages.noRecording,
  } as const
  return (
    <Text as="p" tone="muted">
      <FormattedMessage {...words[status]} />
    </Text>
  )
}

function Recording({
  masterclass: { captions, language, title },
  address,
}: Pick<MasterclassPageProps, 'masterclass'> & { readonly address: string }) {
  const { formatMessage } = useIntl()
  const [hasFailed, setFailed] = useState(false)
  return (
    <Stack gap={2}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording has captions where operators gave some */}
      <video
        className={styles.video}
        src={address}
        controls
        playsInline
        preload="metadata"
        aria-label={formatMessage(messages.videoOf, { title })}
        onError={() => setFailed(true)}
      >
        {captions !== null && (
          <track
            kind="captions"
            src={captions}
            srcLang={languageTag(language)}
            label={formatMessage(messages.captions)}
          />
        )}
      </video>
      <div role="alert">
        {hasFailed && (
          <Text as="p" tone="danger">
            <FormattedMessage {...messages.videoFailed} />
          </Text>
        )}
      </div>
    </Stack>
  )
}

/** What one has to have to watch. */
function Paywall({ isMember, onUpgrade, onSignIn }: MasterclassPageProps) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      icon={<GraduationCap />}
      title={formatMessage(messages.paywall)}
      actions={
        <>
          <Button onPress={onUpgrade}>
            <FormattedMessage {...messages.getPro} />
          </Button>
          {!isMember && (
            <Button type="secondary" onPress={onSignIn}>
              <FormattedMessage {...messages.signIn} />
            </Button>
          )}
        </>
      }
    >
      <FormattedMessage {...messages.paywallText} />
    </EmptyState>
  )
}

/** What can be done before it begins. */
function Before(props: MasterclassPageProps) {
  const { masterclass, isMember, isReminded, hasReminderFailed, onRemind, onCalendar } = props
  const { formatMessage } = useIntl()
  return (
    <Stack gap={3} align="start">
      {isMember && masterclass.is_open && (
        <Switch label={formatMessage(messages.remind)} checked={isReminded} onChange={onRemind} />
      )}
      <div role="alert">
        {hasReminderFailed && (
          <Text as="p" size="s" tone="danger">
            <FormattedMessage {...messages.remindFailed} />
          </Text>
        )}
      </div>
      <Inline>
        <Button type="secondary" icon={<CalendarPlus />} onPress={onCalendar}>
          <FormattedMessage {...messages.calendar} />
        </Button>
      </Inline>
    </Stack>
  )
}
