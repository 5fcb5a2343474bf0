import { Stack } from '@kingside/design-system/Stack'
import { Stat } from '@kingside/design-system/Stat'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SideReport } from './game-report.types.ts'
import * as styles from './GameReport.css.ts'
import { messages } from './GameReport.messages.ts'

export interface SideScoresProps {
  readonly sides: { readonly white: SideReport; readonly black: SideReport }
}

const names = { white: messages.white, black: messages.black } as const

/** The accuracy of both sides, and their average loss. */
export function SideScores({ sides }: SideScoresProps) {
  const { formatMessage, formatNumber } = useIntl()
  const none = formatMessage(messages.none)
  return (
    <div className={styles.sides}>
      {(['white', 'black'] as const).map((side) => {
        const { accuracy, averageLoss } = sides[side]
        return (
          <Stack key={side} gap={1}>
            <Text as="p" weight="semibold">
              <FormattedMessage {...names[side]} />
            </Text>
            <Stat
              label={formatMessage(messages.accuracy)}
              value={
                accuracy === null
                  ? none
                  : formatNumber(accuracy / 100, { style: 'percent', maximumFractionDigits: 1 })
              }
              {...(averageLoss !== null && {
                note: formatMessage(messages.loss, {
                  pawns: formatNumber(averageLoss, {
                    minimumFractionDigits: 2,
                    maximumFractionDigits: 2,
                  }),
                }),
              })}
            />
          </Stack>
        )
      })}
    </div>
  )
}
