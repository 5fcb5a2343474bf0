import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Progress } from '@kingside/design-system/Progress'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { TitleMark } from '@kingside/design-system/TitleMark'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { FormattedMessage, useIntl } from 'react-intl'
import { titleMessages } from '../../chess/terms/index.ts'
import { TitleCertificates } from './TitleCertificates.tsx'
import { messages } from './Titles.messages.ts'
import type { OwnTitleFacts, TitleNeeds, TitlesView, TitleWay } from './titles.types.ts'

export interface OwnTitlesProps {
  readonly view: TitlesView
  readonly needs: TitleNeeds
  readonly onRetry: () => void
  readonly onUpgrade: () => void
  readonly onConnectFide: () => void
}

/** The arena title that a member holds, the way to the next, and the certificates. */
export function OwnTitles({ view, ...props }: OwnTitlesProps) {
  const { formatMessage } = useIntl()
  return (
    <Surface as="section" label={formatMessage(messages.heading)} padding={6}>
      <Stack gap={5}>
        <Heading level={2}>
          <FormattedMessage {...messages.heading} />
        </Heading>
        <Content view={view} {...props} />
      </Stack>
    </Surface>
  )
}

function Content({ view, onRetry, ...props }: OwnTitlesProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>
            <FormattedMessage {...messages.loading} />
          </VisuallyHidden>
          <Skeleton lines={6} />
        </div>
      )
    case 'failed':
      return (
        <ErrorState
          size="s"
          level={3}
          title={formatMessage(messages.failed)}
          retryLabel={formatMessage(messages.retry)}
          retrying={view.isRetrying}
          onRetry={onRetry}
        >
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )
    case 'ready':
      return <Facts facts={view.facts} {...props} />
    default:
      return view satisfies never
  }
}

type Actions = Pick<OwnTitlesProps, 'needs' | 'onUpgrade' | 'onConnectFide'>

function Facts({ facts, ...actions }: Actions & { readonly facts: OwnTitleFacts }) {
  const { held, next, certificates } = facts
  return (
    <>
      <Held held={held} isHighest={next === null} />
      {next !== null && (
        <>
          <Needs {...actions} />
          <Way {...next} />
        </>
      )}
      <TitleCertificates {...certificates} level={3} />
      <Text as="p" size="s" tone="muted">
        <FormattedMessage {...messages.about} />
      </Text>
    </>
  )
}

function Held({ held, isHighest }: Pick<OwnTitleFacts, 'held'> & { readonly isHighest: boolean }) {
  const { formatMessage } = useIntl()
  if (held === null) {
    return (
      <Text as="p" tone="muted">
        <FormattedMessage {...messages.none} />
      </Text>
    )
  }
  const name = formatMessage(titleMessages[held])
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <TitleMark title={held} name={name} size="m" />
        <Text weight="medium">{formatMessage(messages.held, { title: name })}</Text>
      </Inline>
      {isHighest && (
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.highest} />
        </Text>
      )}
    </Stack>
  )
}

/** What the member lacks, the first thing first: a FIDE ID can be connected with Pro. */
function Needs({ needs: { hasPro, fide }, onUpgrade, onConnectFide }: Actions) {
  const { formatMessage } = useIntl()
  if (!hasPro) {
    return (
      <Banner
        title={formatMessage(messages.needsPro)}
        action={
          <Button size="s" onPress={onUpgrade}>
            <FormattedMessage {...messages.upgrade} />
          </Button>
        }
      >
        <FormattedMessage
          {...(fide === 'verified' ? messages.frozenText : messages.needsProText)}
        />
      </Banner>
    )
  }
  switch (fide) {
    case 'none':
      return (
        <Banner
          title={formatMessage(messages.needsFide)}
          action={
            <Button size="s" onPress={onConnectFide}>
              <FormattedMessage {...messages.connectFide} />
            </Button>
          }
        >
          <FormattedMessage {...messages.needsFideText} />
        </Banner>
      )
    case 'on-check':
      return (
        <Banner title={formatMessage(messages.onCheck)}>
          <FormattedMessage {...messages.onCheckText} />
        </Banner>
      )
    case 'verified':
      return null
    default:
      return fide satisfies never
  }
}

function Way({ title, performanceRequired, ways }: NonNullable<OwnTitleFacts['next']>) {
  const { formatMessage } = useIntl()
  const name = formatMessage(titleMessages[title])
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3} size="s">
          {formatMessage(messages.next, { title: name, letters: title })}
        </Heading>
        <Text as="p" tone="muted">
          {formatMessage(messages.nextText, { performance: String(performanceRequired) })}
        </Text>
      </Stack>
      {ways.map((way) => (
        <WayBar
          key={way.boardType}
          {...way}
          isEnough={(way.performance ?? 0) >= performanceRequired}
        />
      ))}
    </Stack>
  )
}

function WayBar({
  boardType,
  gamesPlayed,
  gamesRequired,
  performance,
  isEnough,
}: TitleWay & { readonly isEnough: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={1}>
      <Progress
        label={formatMessage(messages.way, { family: boardType })}
        value={gamesPlayed}
        max={gamesRequired}
        valueText={formatMessage(messages.games, { played: gamesPlayed, required: gamesRequired })}
        tone={isEnough ? 'success' : 'brand'}
      />
      <Text as="p" size="s" tone={isEnough ? 'success' : 'muted'}>
        {performance === null
          ? formatMessage(messages.noPerformance)
          : formatMessage(messages.performance, { performance: String(performance) })}
      </Text>
    </Stack>
  )
}
