import { Button } from '@kingside/design-system/Button'
import { FileUpload } from '@kingside/design-system/FileUpload'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { TextArea } from '@kingside/design-system/TextArea'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUploadTexts } from '../../platform/upload/index.ts'
import { mostListed, namesOfList } from './listed-names.ts'
import { addMessages } from './manage.messages.ts'

export interface ListedPlayersProps {
  readonly isLooking: boolean
  /** Names of the list that nobody here has. */
  readonly missing: readonly string[]
  readonly onLook: (names: readonly string[]) => void
}

/** Looks for the players of a list that somebody has: it is pasted, or a table in a file. */
export function ListedPlayers({ isLooking, missing, onLook }: ListedPlayersProps) {
  const { formatMessage, formatList } = useIntl()
  const [text, setText] = useState('')
  const texts = useUploadTexts('')
  const read = async (file: File) => {
    const given = await file.text()
    setText(given)
    onLook(namesOfList(given))
  }
  return (
    <Stack gap={4}>
      <TextArea
        label={formatMessage(addMessages.listed)}
        help={formatMessage(addMessages.listedHelp, { most: mostListed })}
        rows={6}
        value={text}
        onChange={setText}
      />
      <FileUpload
        label={formatMessage(addMessages.listFile)}
        accept={['.csv', '.txt', 'text/csv', 'text/plain']}
        items={[]}
        onAdd={([file]) => file && void read(file)}
        onCancel={() => {}}
        onRetry={() => {}}
        onRemove={() => {}}
        texts={texts}
      />
      <Inline>
        <Button
          type="secondary"
          loading={isLooking}
          disabled={namesOfList(text).length === 0}
          onPress={() => onLook(namesOfList(text))}
        >
          <FormattedMessage {...addMessages.look} />
        </Button>
      </Inline>
      <div role="status">
        {missing.length > 0 && (
          <Text as="p">
            <FormattedMessage
              {...addMessages.missing}
              values={{ names: formatList(missing, { type: 'unit' }) }}
            />
          </Text>
        )}
      </div>
    </Stack>
  )
}
