import { Button } from '@kingside/design-system/Button'
import { MenuButton, type MenuContent } from '@kingside/design-system/MenuButton'
import { Inline } from '@kingside/design-system/Inline'
import { Text } from '@kingside/design-system/Text'
import type { FormState, TournamentFormKind } from '@kingside/machines/tournament-draft'
import { FormattedMessage, useIntl } from 'react-intl'
import { uploadMessages } from '../../platform/upload/index.ts'
import * as styles from './organise.css.ts'
import { messages } from './organise.messages.ts'

export interface FormBarProps {
  readonly kind: TournamentFormKind
  readonly state: FormState
  readonly isBusy: boolean
  /** Whether the cover is on its way to the server: without it the tournament would be published bare. */
  readonly isSendingCover: boolean
  /** What else can be done with it. */
  readonly menu: MenuContent
  readonly onSubmit: () => void
}

/** How the form is doing, and what can be done with it. */
export function FormBar({ kind, state, isBusy, isSendingCover, menu, onSubmit }: FormBarProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.actions}>
      <Inline gap={2} wrap={false}>
        <Button
          loading={isBusy || (kind === 'published' && state === 'saving')}
          disabled={isSendingCover || state === 'conflict' || state === 'gone'}
          onPress={onSubmit}
        >
          <FormattedMessage {...(kind === 'draft' ? messages.publish : messages.save)} />
        </Button>
        <MenuButton
          iconOnly
          label={formatMessage(messages.more)}
          placement="bottom end"
          items={menu}
        />
      </Inline>
      <div role="status">
        <Text size="s" tone={state === 'failed' ? 'danger' : 'muted'}>
          {isSendingCover ? (
            <FormattedMessage {...uploadMessages.sending} />
          ) : (
            <StateText state={state} />
          )}
        </Text>
      </div>
    </div>
  )
}

function StateText({ state }: Pick<FormBarProps, 'state'>) {
  switch (state) {
    case 'dirty':
      return <FormattedMessage {...messages.dirty} />
    case 'saving':
      return <FormattedMessage {...messages.saving} />
    case 'saved':
      return <FormattedMessage {...messages.saved} />
    case 'publishing':
      return <FormattedMessage {...messages.publishing} />
    case 'deleting':
      return <FormattedMessage {...messages.deleting} />
    case 'refused':
    case 'failed':
      return <FormattedMessage {...messages.unsaved} />
    case 'loading':
    case 'clean':
    case 'invalid':
    case 'conflict':
    case 'gone':
      return null
    default:
      return state satisfies never
  }
}
