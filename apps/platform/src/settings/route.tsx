import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { selectLanguageView } from '@kingside/machines/language'
import { accessLevel, selectSessionView } from '@kingside/machines/session'
import { selectSoundsView } from '@kingside/machines/sounds'
import { selectThemeView } from '@kingside/machines/theme'
import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'
import { useDependencies } from '../dependencies.ts'
import { Language } from './language/Language.view.tsx'
import { PageTitle } from '../platform/page/index.ts'
import { useNavigate } from '../platform/router/index.ts'
import { Statistics } from './privacy/Statistics.tsx'
import { Sounds } from './sounds/Sounds.view.tsx'
import { Theme } from './theme/Theme.view.tsx'
import { createAccountActions } from '../account/session/index.ts'
import * as styles from './settings.css.ts'
import { messages } from './settings.messages.ts'

/** The settings of the site; each choice applies at once. */
export function SettingsRoute() {
  const deps = useDependencies()
  const { theme, language, sounds, boardAppearance, popups, session } = deps.actors
  const navigate = useNavigate()
  const { changePassword } = createAccountActions(deps)
  const isMember = useSelector(session, (snapshot) => accessLevel(selectSessionView(snapshot)) > 0)
  return (
    <>
      <PageTitle {...messages.title} />
      <div className={styles.column}>
        <Stack gap={6}>
          <Heading level={1} size="xl">
            <FormattedMessage {...messages.title} />
          </Heading>
          <Surface>
            <Stack gap={6}>
              <Heading level={2}>
                <FormattedMessage {...messages.look} />
              </Heading>
              <Theme
                view={useSelector(theme, selectThemeView)}
                onChoose={(choice) => theme.send({ type: 'theme.choose', choice })}
              />
              <Language
                view={useSelector(language, selectLanguageView)}
                onChoose={(locale) => language.send({ type: 'language.choose', locale })}
                onRetry={() => language.send({ type: 'language.retry' })}
              />
            </Stack>
          </Surface>
          <Surface>
            <Stack gap={4} align="start">
              <Stack gap={1}>
                <Heading level={2}>
                  <FormattedMessage {...messages.board} />
                </Heading>
                <Text as="p" size="s" tone="muted">
                  <FormattedMessage {...messages.boardText} />
                </Text>
              </Stack>
              <Button
                type="secondary"
                onPress={() => popups.send({ type: 'popup.open', popup: 'chessboard-settings' })}
              >
                <FormattedMessage {...messages.openBoard} />
              </Button>
            </Stack>
          </Surface>
          <Surface>
            <Stack gap={4}>
              <Heading level={2}>
                <FormattedMessage {...messages.sounds} />
              </Heading>
              <Sounds
                view={useSelector(sounds, selectSoundsView)}
                onEnable={(value) =>
                  boardAppearance.send({
                    type: 'setting.choose',
                    choice: { name: 'soundsTheme', value },
                  })
                }
                onRetry={() => sounds.send({ type: 'sound.play', name: 'knock' })}
                onVolume={(volume) => sounds.send({ type: 'volume.set', volume })}
              />
            </Stack>
          </Surface>
          <Surface>
            <Stack gap={4}>
              <Heading level={2}>
                <FormattedMessage {...messages.privacy} />
              </Heading>
              <Statistics />
            </Stack>
          </Surface>
          {isMember && (
            <Surface>
              <Stack gap={4} align="start">
                <Heading level={2}>
                  <FormattedMessage {...messages.security} />
                </Heading>
                <Inline gap={2}>
                  <Button type="secondary" onPress={changePassword}>
                    <FormattedMessage {...messages.password} />
                  </Button>
                  <LinkButton
                    type="secondary"
                    href="/profile/security"
                    onPress={() => void navigate('/profile/security')}
                  >
                    <FormattedMessage {...messages.devices} />
                  </LinkButton>
                </Inline>
              </Stack>
            </Surface>
          )}
        </Stack>
      </div>
    </>
  )
}
