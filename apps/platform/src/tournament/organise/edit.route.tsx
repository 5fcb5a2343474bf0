import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { TextField } from '@kingside/design-system/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { useNavigate, useParams } from '../../platform/router/index.ts'
import { keyOf } from '../calls.ts'
import { FormRunner } from './FormRunner.tsx'
import { organiseApiOf } from './organise.calls.ts'
import { failureMessages, messages } from './organise.messages.ts'
import { useDraft } from './use-draft.ts'

/** The form of a published tournament. */
export function EditTournamentRoute() {
  const { id = '' } = useParams()
  return <Edited key={id} id={id} />
}

function Edited({ id }: { readonly id: string }) {
  const api = organiseApiOf(useDependencies())
  const client = useQueryClient()
  const navigate = useNavigate()
  const { formatMessage } = useIntl()
  const draft = useDraft('published', id)
  const [isAsked, setAsked] = useState(false)
  const path = `/tournaments/${id}`
  const forget = () => client.invalidateQueries({ queryKey: keyOf(id) })
  const isSaved = draft.view.status === 'form' && draft.view.state === 'saved'
  useEffect(() => {
    if (isSaved) void client.invalidateQueries({ queryKey: keyOf(id) })
  }, [client, id, isSaved])
  const duplicating = useMutation({
    mutationFn: () => api.duplicate({ params: { id } }),
    onSuccess: (copy) => navigate(`/tournaments/drafts/${copy.id}`),
  })
  const cancelling = useMutation({
    mutationFn: (reason: string) => api.cancel({ params: { id }, body: { reason } }),
    onSuccess: async () => {
      await forget()
      await navigate(path)
    },
  })
  const isFailed = duplicating.isError || cancelling.isError
  return (
    <>
      <PageTitle {...messages.editTitle} />
      <FormRunner
        {...draft}
        kind="published"
        backPath={path}
        managePath={`${path}/manage`}
        problem={isFailed ? formatMessage(failureMessages.something_wents_wrong) : null}
        menu={[
          {
            id: 'duplicate',
            label: formatMessage(messages.duplicate),
            onAction: () => duplicating.mutate(),
          },
          {
            id: 'cancel',
            label: formatMessage(messages.cancel),
            danger: true,
            onAction: () => setAsked(true),
          },
        ]}
      >
        <CancelQuestion
          isAsked={isAsked}
          onAnswer={(reason) => {
            setAsked(false)
            if (reason !== null) cancelling.mutate(reason)
          }}
        />
      </FormRunner>
    </>
  )
}

interface CancelQuestionProps {
  readonly isAsked: boolean
  /** The reason; null keeps the tournament. */
  readonly onAnswer: (reason: string | null) => void
}

/** Calls the tournament off, for a reason that its players read. */
function CancelQuestion({ isAsked, onAnswer }: CancelQuestionProps) {
  const { formatMessage } = useIntl()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <ConfirmDialog
      danger
      open={isAsked}
      title={formatMessage(messages.cancelTitle)}
      message={
        <TextField
          label={formatMessage(messages.cancelReason)}
          value={reason}
          error={isMissing ? formatMessage(messages.cancelReason) : undefined}
          onChange={setReason}
        />
      }
      yesLabel={formatMessage(messages.cancel)}
      noLabel={formatMessage(messages.keep)}
      onAnswer={(yes) => {
        if (yes && reason.trim() === '') return setMissing(true)
        onAnswer(yes ? reason.trim() : null)
      }}
    />
  )
}
