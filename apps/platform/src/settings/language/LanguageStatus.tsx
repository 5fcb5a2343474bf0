import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { Spinner } from '@kingside/design-system/Spinner'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { LanguageView } from '@kingside/machines/language'
import { CloudOff, RotateCw } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NotKept } from '../preferences/NotKept.tsx'
import { languageNames, wordless } from './language-words.ts'
import { messages } from './Language.messages.ts'

export interface LanguageStatusProps {
  readonly view: LanguageView
  readonly onRetry: () => void
  /** Saves the current language again. */
  readonly onKeep?: () => void
}

/** The loading or the error of the language; nothing otherwise. Without a catalogue it shows only icons. */
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
