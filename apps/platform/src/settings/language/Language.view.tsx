import { Inline, PreferenceSwitch, Stack, Text } from '@kingside/design-system'
import type { LanguageView, Locale } from '@kingside/machines/language'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChoiceFocus } from '../preferences/useChoiceFocus.ts'
import { languageOptions, wordless } from './language-words.ts'
import { messages } from './Language.messages.ts'
import { LanguageStatus } from './LanguageStatus.tsx'

export interface LanguageProps {
  readonly view: LanguageView
  /** Also called with the language that is spoken, to save it once more. */
  readonly onChoose: (locale: Locale) => void
  /** Loads the language that is missing once more. */
  readonly onRetry: () => void
}

/** The language of the whole site, and what becomes of a choice. */
export function Language({ view, onChoose, onRetry }: LanguageProps) {
  const { formatMessage } = useIntl()
  const { place, focusChoice } = useChoiceFocus()
  const speaks = view.status === 'changing' || view.status === 'ready'
  return (
    <div ref={place}>
      <Stack gap={3}>
        <Inline gap={4} justify={speaks ? 'between' : 'start'}>
          {speaks && (
            <span aria-hidden="true">
              <Text size="s" weight="medium">
                <FormattedMessage {...messages.label} />
              </Text>
            </span>
          )}
          <PreferenceSwitch
            preference="language"
            label={speaks ? formatMessage(messages.label) : wordless.label}
            languages={languageOptions}
            value={chosen(view)}
            onChange={onChoose}
          />
          {!speaks && <LanguageStatus view={view} onRetry={andFocus(onRetry)} />}
        </Inline>
        {speaks && (
          <LanguageStatus
            view={view}
            onRetry={andFocus(onRetry)}
            onKeep={andFocus(() => onChoose(view.locale))}
          />
        )}
      </Stack>
    </div>
  )

  /** The button that was pressed goes away with its notice. */
  function andFocus(press: () => void) {
    return () => {
      press()
      focusChoice()
    }
  }
}

/** What the switch shows: where the reader wants to go, also while it is on its way. */
function chosen(view: LanguageView): Locale {
  switch (view.status) {
    case 'starting':
    case 'changing':
      return view.wanted
    case 'ready':
      return view.locale
    case 'wordless':
      return view.problem.locale
    default:
      return view satisfies never
  }
}
