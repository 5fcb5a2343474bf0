import { deletionDays } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Deletion.messages.ts'
import { Section } from './Section.tsx'

/** Why the account was not deleted. */
export type DeletionProblem = 'still_playing' | 'tournament_running' | 'failed'

export interface DeletionProps {
  readonly isDeleting: boolean
  readonly problem: DeletionProblem | null
  /** The member has confirmed it. */
  readonly onDelete: () => void
}

/** The part in which members delete their account, with what goes and what stays. */
export function Deletion({ isDeleting, problem, onDelete }: DeletionProps) {
  const { formatMessage } = useIntl()
  const [isAsking, setAsking] = useState(false)
  return (
    <Section
      title={formatMessage(messages.title)}
      text={formatMessage(messages.text, { days: deletionDays })}
    >
      {problem !== null && <Banner type="danger" title={formatMessage(problems[problem])} />}
      <Stack gap={2}>
        {[messages.gone, messages.stays, messages.address].map((message) => (
          <Text key={message.id} as="p">
            <FormattedMessage {...message} />
          </Text>
        ))}
      </Stack>
      <Inline>
        <Button type="danger" loading={isDeleting} onPress={() => setAsking(true)}>
          <FormattedMessage {...messages.open} />
        </Button>
      </Inline>
      <ConfirmDialog
        danger
        open={isAsking}
        title={formatMessage(messages.question)}
        message={formatMessage(messages.questionText)}
        yesLabel={formatMessage(messages.yes)}
        noLabel={formatMessage(messages.no)}
        onAnswer={(yes) => {
          setAsking(false)
          if (yes) onDelete()
        }}
      />
    </Section>
  )
}

const problems = {
  still_playing: messages.stillPlaying,
  tournament_running: messages.tournamentRunning,
  failed: messages.failed,
} as const satisfies Record<DeletionProblem, unknown>
