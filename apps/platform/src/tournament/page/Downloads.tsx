import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import {
  type PgnAnswer,
  providePgnDownload,
  selectPgnDownloadView,
} from '@kingside/machines/pgn-download'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { PgnDownload } from '../../chess/record/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { fetchCertificate, fetchPgn } from '../calls.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import { CertificateDownload } from './CertificateDownload.tsx'
import { messages } from './page.messages.ts'

export interface DownloadsProps {
  /** The server's id. */
  readonly id: string
  /** Whether the reader has played, and so has a certificate. */
  readonly hasPlayed: boolean
}

/** The files of a tournament that is over: its games, and the reader's certificate. */
export function Downloads({ id, hasPlayed }: DownloadsProps) {
  const api = tournamentApiOf(useDependencies())
  const pgn = useDownload(id, (signal) => fetchPgn(api, id, signal))
  const pdf = useDownload(id, (signal) => fetchCertificate(api, id, 'pdf', signal))
  const image = useDownload(id, (signal) => fetchCertificate(api, id, 'image', signal))
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} size="s">
        <FormattedMessage {...messages.downloads} />
      </Heading>
      <PgnDownload {...pgn} />
      {hasPlayed && <CertificateDownload format="pdf" {...pdf} />}
      {hasPlayed && <CertificateDownload format="image" {...image} />}
    </Stack>
  )
}

/** A file that the server may have to make first. */
function useDownload(id: string, fetchFile: (signal: AbortSignal) => Promise<PgnAnswer>) {
  const [machine] = useState(() =>
    providePgnDownload({ fetchPgn: (_, signal) => fetchFile(signal) }),
  )
  const actor = useActorRef(machine, { input: { id } })
  const view = useSelector(actor, selectPgnDownloadView)
  return {
    view,
    onRequest: () => actor.send({ type: 'pgn.request' }),
    onCancel: () => actor.send({ type: 'pgn.cancel' }),
  }
}
