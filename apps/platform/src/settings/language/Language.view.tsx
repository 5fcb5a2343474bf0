import { Inline } from '@kingside/design-system/Inline'
import { PreferenceSwitch } from '@kingside/design-system/PreferenceSwitch'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { LanguageView, Locale } from '@kingside/machines/language'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChoiceFocus } from '../preferences/useChoiceFocus.ts'
import { languageOptions, wordless } from './language-words.ts'
import { messages } from './Language.messages.ts'
import { LanguageStatus } from './LanguageStatus.tsx'

export interface LanguageProps {
  readonly view: LanguageView
  /** Also called with the current language, to save it again. */
  readonly onChoose: (locale: Locale) => void
  /** Loads the language again that could not be loaded. */
  readonly onRetry: () => void
}

/** The choice of the site's language, and its errors. */
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

  /** Moves the focus, because the pressed button is removed with its notice. */
  function andFocus(press: () => void) {
    return () => {
      press()
      focusChoice()
    }
  }
}

/** The language that the switch shows: the chosen one, even while it loads. */
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
