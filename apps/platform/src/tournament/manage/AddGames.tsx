import { Banner } from '@kingside/design-system/Banner'
import { FileUpload, type UploadItem } from '@kingside/design-system/FileUpload'
import { Stack } from '@kingside/design-system/Stack'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUploadTexts } from '../../platform/upload/index.ts'
import { type GamesOutcome, mostMegabytes } from './add-games.calls.ts'
import { gamesMessages } from './manage.messages.ts'

export interface AddGamesProps {
  /** Sends the games of a file. */
  readonly onAdd: (file: File) => Promise<GamesOutcome>
}

/** The games of a tournament over the board, brought as a PGN file. */
export function AddGames({ onAdd }: AddGamesProps) {
  const { formatMessage } = useIntl()
  const [file, setFile] = useState<File | null>(null)
  const [outcome, setOutcome] = useState<GamesOutcome | null>(null)
  const send = async (chosen: File) => {
    setFile(chosen)
    setOutcome(null)
    setOutcome(await onAdd(chosen))
  }
  const clear = () => {
    setFile(null)
    setOutcome(null)
  }
  const texts = useUploadTexts(
    formatMessage(gamesMessages[outcome?.kind === 'tooLarge' ? 'tooLarge' : 'notAdded']),
  )
  return (
    <Stack gap={3}>
      <FileUpload
        label={formatMessage(gamesMessages.title)}
        help={formatMessage(gamesMessages.help, { megabytes: mostMegabytes })}
        accept={['.pgn', 'application/x-chess-pgn', 'text/plain']}
        disabled={file !== null && outcome === null}
        items={file ? [itemOf(file, outcome)] : []}
        onAdd={([chosen]) => chosen && void send(chosen)}
        onCancel={clear}
        onRetry={() => file && void send(file)}
        onRemove={clear}
        texts={texts}
      />
      <OutcomeBanner outcome={outcome} />
    </Stack>
  )
}

function OutcomeBanner({ outcome }: { readonly outcome: GamesOutcome | null }) {
  const { formatMessage } = useIntl()
  if (outcome?.kind === 'added') {
    const { games, results, without_moves: empty } = outcome.answer
    return (
      <Banner type="success" title={formatMessage(gamesMessages.added, { count: games })}>
        <Stack gap={0}>
          {results > 0 && (
            <span>
              <FormattedMessage {...gamesMessages.results} values={{ count: results }} />
            </span>
          )}
          {empty > 0 && (
            <span>
              <FormattedMessage {...gamesMessages.withoutMoves} values={{ count: empty }} />
            </span>
          )}
        </Stack>
      </Banner>
    )
  }
  if (outcome?.kind === 'refused') {
    return (
      <Banner type="danger" title={formatMessage(gamesMessages.refused)}>
        <span lang="en">{outcome.detail}</span>
      </Banner>
    )
  }
  return null
}

function itemOf(file: File, outcome: GamesOutcome | null): UploadItem {
  const { name, size } = file
  switch (outcome?.kind) {
    case undefined:
      return { id: 'games', name, size, state: { status: 'uploading', progress: null } }
    case 'added':
      return { id: 'games', name, size, state: { status: 'done' } }
    case 'tooLarge':
      return { id: 'games', name, size, state: { status: 'failed', problem: 'tooLarge' } }
    case 'refused':
    case 'failed':
      return { id: 'games', name, size, state: { status: 'failed', problem: 'failed' } }
    default:
      return outcome satisfies never
  }
}
