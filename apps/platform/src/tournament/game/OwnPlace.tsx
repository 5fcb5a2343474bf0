import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { standingMessages } from '../page/page.messages.ts'
import { pointsText } from '../page/points.ts'
import { messages } from './TournamentGame.messages.ts'

/** The reader's place in the standing, in one line. */
export function OwnPlace({ place, points }: { readonly place: number; readonly points: number }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Text size="s" tone="muted">
      <FormattedMessage
        {...messages.place}
        values={{
          place: formatNumber(place),
          points: formatMessage(standingMessages.pointsOf, { points, text: pointsText(points) }),
        }}
      />
    </Text>
  )
}
