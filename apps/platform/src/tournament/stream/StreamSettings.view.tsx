import { CopyButton } from '@kingside/design-system/CopyButton'
import { Grid } from '@kingside/design-system/Grid'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Switch } from '@kingside/design-system/Switch'
import { Text } from '@kingside/design-system/Text'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { gamesMessages } from '../page/page.messages.ts'
import * as styles from './Overlay.css.ts'
import {
  type OverlayChoices,
  type OverlayPart,
  overlayParts,
  overlayThemes,
} from './overlay-choices.ts'
import { messages, partMessages, themeMessages } from './stream.messages.ts'

export interface StreamSettingsProps {
  /** The tournament's name, and the path of its page. */
  readonly name: string
  readonly path: string
  readonly choices: OverlayChoices
  /** The address of the overlay. */
  readonly address: string
  /** The numbers of the boards of the round. */
  readonly tables: readonly number[]
  /** The overlay as it looks now. */
  readonly preview: ReactNode
  readonly onChoose: (choices: OverlayChoices) => void
  readonly onBack: () => void
}

/** Makes the overlay of a stream: what it shows, how it looks now, and its address. */
export function StreamSettings(props: StreamSettingsProps) {
  const { name, path, choices, address, tables, preview, onChoose, onBack } = props
  const { formatMessage } = useIntl()
  const turn = (part: OverlayPart, isOn: boolean) =>
    onChoose({
      ...choices,
      on: new Set(overlayParts.filter((each) => (each === part ? isOn : choices.on.has(each)))),
    })
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Link href={path} onPress={onBack}>
          <FormattedMessage {...messages.back} />
        </Link>
        <Heading level={1} size="l">
          <FormattedMessage {...messages.title} values={{ name }} />
        </Heading>
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.lead} />
        </Text>
      </Stack>
      <Inline gap={3}>
        <CopyButton
          type="primary"
          text={address}
          texts={{
            copy: formatMessage(messages.copy),
            copied: formatMessage(messages.copied),
            failed: formatMessage(messages.notCopied),
          }}
        />
        <SegmentedControl
          label={formatMessage(messages.theme)}
          value={choices.theme}
          onChange={(theme) => onChoose({ ...choices, theme })}
          options={overlayThemes.map((value) => ({
            value,
            title: formatMessage(themeMessages[value]),
          }))}
        />
        <Select
          label={formatMessage(messages.board)}
          labelHidden
          size="s"
          texts={{
            placeholder: formatMessage(gamesMessages.choose),
            empty: formatMessage(gamesMessages.empty),
          }}
          value={String(choices.board ?? 0)}
          onChange={(board) =>
            onChoose({ ...choices, board: Number(board) === 0 ? null : Number(board) })
          }
          options={[
            { value: '0', label: formatMessage(messages.top) },
            ...tables.map((number) => ({
              value: String(number),
              label: formatMessage(messages.table, { number }),
            })),
          ]}
        />
      </Inline>
      <Stack as="section" gap={3}>
        <Heading level={2} size="s">
          <FormattedMessage {...messages.preview} />
        </Heading>
        <Preview>{preview}</Preview>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2} size="s">
          <FormattedMessage {...messages.parts} />
        </Heading>
        <Surface padding={4}>
          <Grid gap={3}>
            {overlayParts.map((part) => (
              <Switch
                key={part}
                label={formatMessage(partMessages[part])}
                checked={choices.on.has(part)}
                onChange={(isOn) => turn(part, isOn)}
              />
            ))}
          </Grid>
        </Surface>
      </Stack>
    </Stack>
  )
}

/** The overlay, as small as the page. */
function Preview({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const watch = new ResizeObserver(([entry]) => {
      const scale = (entry?.contentRect.width ?? 0) / styles.overlaySize.width
      element.style.setProperty('--overlay-scale', String(scale))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={frame} className={styles.preview} inert>
      <div className={styles.scaled}>{children}</div>
    </div>
  )
}
