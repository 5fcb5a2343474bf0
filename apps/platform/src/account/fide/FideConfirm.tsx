import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { FideIdView } from '@kingside/machines/fide-id'
import { FormattedMessage, useIntl } from 'react-intl'
import { FideFrame } from './FideFrame.tsx'
import { messages } from './FideId.messages.ts'
import { FideRefused, type FideRefusedProps } from './FideRefused.tsx'
import { useFidePlayerTexts } from './useFidePlayerTexts.ts'

export interface FideConfirmProps {
  readonly view: Extract<FideIdView, { readonly step: 'confirming' }>
  readonly now: FideRefusedProps['now']
  readonly onConfirm: () => void
  readonly onBack: () => void
}

/** The last look at who the member says to be. */
export function FideConfirm({ view, now, onConfirm, onBack }: FideConfirmProps) {
  const { formatMessage } = useIntl()
  const textsOf = useFidePlayerTexts()
  const { player, isClaiming, isChild, refusal } = view
  const lead = isChild ? messages.confirmChild : messages.confirmText
  const texts = player && textsOf(player)
  return (
    <FideFrame
      step="confirming"
      title={formatMessage(messages.confirm)}
      lead={formatMessage(lead)}
      {...(!isClaiming && { onBack })}
    >
      {refusal && <FideRefused refusal={refusal} now={now} />}
      {texts && (
        <Stack gap={1}>
          <Text as="p" weight="semibold">
            {texts.name}
          </Text>
          <Text as="p" tone="muted">
            {texts.meta}
          </Text>
        </Stack>
      )}
      <Button display="block" loading={isClaiming} onPress={onConfirm}>
        <FormattedMessage {...messages.connect} />
      </Button>
    </FideFrame>
  )
}
