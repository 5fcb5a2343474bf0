import { Banner, Button, IconButton, Inline, Spinner, Stack, Text } from '@kingside/design-system'
import type { LanguageView } from '@kingside/machines/language'
import { CloudOff, RotateCw } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NotKept } from '../preferences/NotKept.tsx'
import { languageNames, wordless } from './language-words.ts'
import { messages } from './Language.messages.ts'

export interface LanguageStatusProps {
  readonly view: LanguageView
  readonly onRetry: () => void
  /** Saves the language that is spoken once more. */
  readonly onKeep?: () => void
}

/** What goes on with the language, or went wrong; nothing while all is well. Without a catalogue it has only signs. */
export function LanguageStatus({ view, onRetry, onKeep }: LanguageStatusProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'starting':
      return <Spinner label={wordless.loading} />
    case 'wordless':
      return (
        <Inline gap={2} wrap={false}>
          <span role="alert">
            <CloudOff role="img" aria-label={wordless.failed} />
          </span>
          <IconButton type="secondary" label={wordless.retry} onPress={onRetry}>
            <RotateCw />
          </IconButton>
        </Inline>
      )
    case 'changing': {
      const words = formatMessage(messages.changing, { language: languageNames[view.wanted] })
      return (
        <Inline gap={2} wrap={false}>
          <Spinner label={words} />
          <span aria-hidden="true">
            <Text size="s" tone="muted">
              {words}
            </Text>
          </span>
        </Inline>
      )
    }
    case 'ready':
      return (
        (view.problem || !view.kept) && (
          <Stack gap={2}>
            {view.problem && (
              <Banner
                type="warning"
                title={languageNames[view.problem.locale]}
                action={
                  <Button size="s" type="secondary" onPress={onRetry}>
                    <FormattedMessage {...messages.retry} />
                  </Button>
                }
              >
                <FormattedMessage {...messages.missingModule} />
              </Banner>
            )}
            {!view.kept && onKeep && <NotKept onKeep={onKeep} />}
          </Stack>
        )
      )
    default:
      return view satisfies never
  }
}
