import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { TextField } from '@kingside/design-system/TextField'
import type { FieldProblem } from '@kingside/api/facts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { LeaveQuestion } from '../../platform/page/index.ts'
import { useNavigate, useParams } from '../../platform/router/index.ts'
import { codeOf, keyOf } from '../calls.ts'
import type { FormChange } from './FormFields.tsx'
import { FormLoader } from './FormLoader.tsx'
import { FormPage } from './FormPage.view.tsx'
import { formQuery, type LoadedForm, organiseApiOf } from './organise.calls.ts'
import { messages } from './organise.messages.ts'
import { useChoices } from './use-choices.ts'
import { problemsOf, useForm } from './use-form.ts'

/** The form of a published tournament. */
export function EditTournamentRoute() {
  const { id = '' } = useParams()
  const api = organiseApiOf(useDependencies())
  return (
    <FormLoader title={messages.editTitle} query={formQuery(api, id)}>
      {(loaded, onReload) => <Edited id={id} loaded={loaded} onReload={onReload} />}
    </FormLoader>
  )
}

function Edited({
  id,
  loaded,
  onReload,
}: {
  readonly id: string
  readonly loaded: LoadedForm
  readonly onReload: () => void
}) {
  const api = organiseApiOf(useDependencies())
  const client = useQueryClient()
  const navigate = useNavigate()
  const save = useCallback(
    async (version: number, form: FormChange) => {
      await api.change({ params: { id }, body: { version, form } })
      return { version: version + 1 }
    },
    [api, id],
  )
  const { form, state, isUnsaved, change, saveNow } = useForm(loaded, { save, isAutomatic: false })
  const choices = useChoices(form)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async () => {
    const found = problemsOf(form, {
      isStartOpen: !loaded.locked.includes('start'),
      takesFees: choices.takesFees,
    })
    setProblems(found)
    if (found.length > 0) return
    await saveNow()
    await client.invalidateQueries({ queryKey: keyOf(id) })
  }
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      setFailure(null)
      await work()
    } catch (error) {
      setFailure(codeOf(error))
    }
  }
  return (
    <FormPage
      kind="published"
      form={form}
      choices={choices}
      locked={loaded.locked}
      state={state}
      problems={problems}
      failure={failure}
      isBusy={state === 'saving'}
      actions={
        <>
          <LeaveQuestion isUnsaved={isUnsaved} />
          <LinkButton type="secondary" href={`/tournaments/${id}/manage`}>
            <FormattedMessage {...messages.manage} />
          </LinkButton>
          <Button
            type="secondary"
            onPress={() =>
              void attempt(async () => {
                const draft = await api.duplicate({ params: { id } })
                await navigate(`/tournaments/drafts/${draft.id}`)
              })
            }
          >
            <FormattedMessage {...messages.duplicate} />
          </Button>
          <CancelButton
            onCancel={(reason) =>
              void attempt(async () => {
                await api.cancel({ params: { id }, body: { reason } })
                await client.invalidateQueries({ queryKey: keyOf(id) })
                await navigate(`/tournaments/${id}`)
              })
            }
          />
        </>
      }
      onChange={(changed) => {
        setProblems(problems.filter(({ field }) => !(field in changed)))
        change(changed)
      }}
      onSubmit={() => void submit()}
      onReload={onReload}
    />
  )
}

/** Calls the tournament off, for a reason that its players read. */
function CancelButton({ onCancel }: { readonly onCancel: (reason: string) => void }) {
  const { formatMessage } = useIntl()
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <>
      <Button type="ghost" onPress={() => setAsked(true)}>
        <FormattedMessage {...messages.cancel} />
      </Button>
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
          setAsked(false)
          if (yes) onCancel(reason.trim())
        }}
      />
    </>
  )
}
