import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { SearchField } from '@kingside/design-system/SearchField'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { addMessages } from '../manage/manage.messages.ts'
import type { FieldsProps } from './FormFields.tsx'
import { Pair } from './FormRows.tsx'
import { messages } from './organise.messages.ts'

const mostInvited = 500

/** Who is invited, found by name. */
export function Invited({ form, choices, locked, onChange }: FieldsProps) {
  const { formatMessage } = useIntl()
  const { invited } = form
  const { typed, found, names, onType } = choices.invitees
  if (form.participation !== 'invitation-only') return null
  const isOpen = !locked.has('invited') && invited.length < mostInvited
  return (
    <Stack gap={3}>
      {isOpen && (
        <SearchField
          label={formatMessage(addMessages.search)}
          clearLabel={formatMessage(addMessages.clear)}
          value={typed}
          onChange={onType}
        />
      )}
      {isOpen &&
        found
          .filter(({ uid }) => !invited.includes(uid))
          .map(({ uid, name }) => (
            <Inline key={uid} justify="between" gap={3}>
              <Text>{name}</Text>
              <Button
                size="s"
                type="secondary"
                onPress={() => onChange({ invited: [...invited, uid] })}
              >
                <FormattedMessage {...messages.invite} values={{ name }} />
              </Button>
            </Inline>
          ))}
      {invited.map((uid) => (
        <Pair
          key={uid}
          label={names.get(uid) ?? uid}
          onRemove={() => onChange({ invited: invited.filter((one) => one !== uid) })}
        >
          <Text>{names.get(uid) ?? uid}</Text>
        </Pair>
      ))}
    </Stack>
  )
}
