import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { ConsentView } from '@kingside/machines/consent'
import { FormattedMessage } from 'react-intl'
import { pageMessages } from '../words.messages.ts'

export interface ConsentProps {
  readonly view: ConsentView
  readonly onGive: () => void
  readonly onWithdraw: () => void
}

/** Whether the reader takes part: asked, given, or not asked of children. */
export function Consent({ view, onGive, onWithdraw }: ConsentProps) {
  switch (view.status) {
    case 'too-young':
      return (
        <Text as="p">
          <FormattedMessage {...pageMessages.tooYoung} />
        </Text>
      )
    case 'given':
      return <Given isSaving={false} onWithdraw={onWithdraw} />
    case 'saving':
      return view.isGiving ? (
        <Wanted isSaving onGive={onGive} />
      ) : (
        <Given isSaving onWithdraw={onWithdraw} />
      )
    case 'wanted':
      return <Wanted isSaving={false} onGive={onGive} />
    default:
      return view satisfies never
  }
}

interface WantedProps extends Pick<ConsentProps, 'onGive'> {
  readonly isSaving: boolean
}

function Wanted({ isSaving, onGive }: WantedProps) {
  return (
    <Surface tone="brand" padding={5}>
      <Stack gap={3} align="start">
        <Heading level={2} size="m">
          <FormattedMessage {...pageMessages.consentTitle} />
        </Heading>
        <Text as="p" size="s">
          <FormattedMessage {...pageMessages.consentText} />
        </Text>
        <Button loading={isSaving} onPress={onGive}>
          <FormattedMessage {...pageMessages.consentGive} />
        </Button>
      </Stack>
    </Surface>
  )
}

interface GivenProps extends Pick<ConsentProps, 'onWithdraw'> {
  readonly isSaving: boolean
}

function Given({ isSaving, onWithdraw }: GivenProps) {
  return (
    <Inline gap={3} align="center">
      <Text size="s" tone="muted">
        <FormattedMessage {...pageMessages.consentGiven} />
      </Text>
      <Button type="secondary" size="s" loading={isSaving} onPress={onWithdraw}>
        <FormattedMessage {...pageMessages.consentEnd} />
      </Button>
    </Inline>
  )
}
