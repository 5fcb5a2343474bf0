import type { ChessGame } from '@kingside/chess-game'
import { Button } from '@kingside/design-system/Button'
import { Popup } from '@kingside/design-system/Popup'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { TextArea } from '@kingside/design-system/TextArea'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useProblemText } from '../../chess/moves/index.ts'
import * as styles from './AnalysisBoard.css.ts'
import { messages } from './OpenText.messages.ts'
import { type FoundGame, readText } from './read-text.ts'

export interface OpenTextProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onUse: (game: ChessGame) => void
}

/** More than any game; a longer text would make the page slow. */
const longestText = 2_000_000

/** Opens a game or a position from a text or a file. Invalid text stays in the field with its error. */
export function OpenText({ isOpen, onClose, onUse }: OpenTextProps) {
  const { formatMessage } = useIntl()
  const problemText = useProblemText()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<readonly FoundGame[]>([])
  const [chosen, setChosen] = useState<string | null>(null)

  const change = (next: string) => {
    setText(next)
    setError(undefined)
    setFound([])
    setChosen(null)
  }
  const take = (game: ChessGame) => {
    change('')
    onUse(game)
  }
  const open = () => {
    const pick = found[Number(chosen ?? -1)]
    if (pick) return take(pick.game)
    if (text.length > longestText) return setError(formatMessage(messages.fileTooLong))
    const read = readText(text)
    if (!read.ok) return setError(problemText(read.problem))
    if (read.games.length === 1) return take(read.games[0].game)
    setFound(read.games)
    setChosen('0')
  }
  const takeFile = async (given: File | undefined) => {
    if (!given) return
    if (given.size > longestText) return setError(formatMessage(messages.fileTooLong))
    try {
      change(await given.text())
    } catch {
      setError(formatMessage(messages.fileUnreadable))
    }
  }

  return (
    <Popup
      title={formatMessage(messages.openTitle)}
      description={<FormattedMessage {...messages.openText} />}
      closeLabel={formatMessage(messages.close)}
      open={isOpen}
      onOpenChange={onClose}
      dismissible={text === ''}
      actions={
        <>
          <Button type="secondary" onPress={() => file.current?.click()}>
            <FormattedMessage {...messages.chooseFile} />
          </Button>
          <Button onPress={open}>
            <FormattedMessage {...messages.openNow} />
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextArea
          rows={8}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popup has only this field
          autoFocus
          label={formatMessage(messages.openField)}
          value={text}
          onChange={change}
          error={error}
        />
        <input
          ref={file}
          type="file"
          accept=".pgn,.fen,.epd,.txt,text/plain,application/x-chess-pgn"
          className={styles.file}
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            void takeFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {found.length > 1 && (
          <Select
            label={formatMessage(messages.whichGame)}
            help={formatMessage(messages.several, { count: found.length })}
            options={found.map(({ title }, index) => ({
              value: String(index),
              label: title ?? formatMessage(messages.untitled, { number: index + 1 }),
            }))}
            texts={{
              placeholder: formatMessage(messages.choosePlaceholder),
              empty: formatMessage(messages.noGames),
            }}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </Stack>
    </Popup>
  )
}
