import { Heading } from '@kingside/design-system/Heading'
import { Kbd } from '@kingside/design-system/Kbd'
import { Popup } from '@kingside/design-system/Popup'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages as boardMessages } from './board.messages.ts'
import * as styles from './KeysHelp.css.ts'
import { messages } from './KeysHelp.messages.ts'

/** What keys do on a page. */
export type KeyGroup = Exclude<keyof typeof groups, 'help'>

export interface KeysHelpProps {
  readonly open: boolean
  /** What the page has, besides the board and this list. */
  readonly has: readonly KeyGroup[]
  readonly onClose: () => void
}

const groups = {
  moves: ['←', '→'],
  ends: ['Home', 'End'],
  size: ['-', '='],
  zen: ['Z'],
  typed: ['/'],
  help: ['?'],
} as const

/** The keys of a page with a board, and what they do. */
export function KeysHelp({ open, has, onClose }: KeysHelpProps) {
  const { formatMessage } = useIntl()
  return (
    <Popup
      open={open}
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(messages.close)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={5}>
        <dl className={styles.list}>
          {[...has, 'help' as const].map((name) => (
            <Fragment key={name}>
              <dt className={styles.keys}>
                {groups[name].map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd className={styles.words}>
                <FormattedMessage {...messages[name]} />
              </dd>
            </Fragment>
          ))}
        </dl>
        <Stack gap={2}>
          <Heading level={3} size="s">
            <FormattedMessage {...messages.board} />
          </Heading>
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...boardMessages.help} />
          </Text>
        </Stack>
      </Stack>
    </Popup>
  )
}
