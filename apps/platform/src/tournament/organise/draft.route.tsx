import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import type { FieldProblem } from '@kingside/api/facts'
import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { LeaveQuestion } from '../../platform/page/index.ts'
import { useNavigate, useParams } from '../../platform/router/index.ts'
import { codeOf } from '../calls.ts'
import type { FormChange } from './FormFields.tsx'
import { FormLoader } from './FormLoader.tsx'
import { FormPage } from './FormPage.view.tsx'
import { draftQuery, type LoadedForm, organiseApiOf } from './organise.calls.ts'
import { messages } from './organise.messages.ts'
import { useChoices } from './use-choices.ts'
import { problemsOf, useForm } from './use-form.ts'

/** A tournament that is not published. */
export function DraftRoute() {
  const { id = '' } = useParams()
  const api = organiseApiOf(useDependencies())
  return (
    <FormLoader title={messages.newTitle} query={draftQuery(api, id)}>
      {(loaded, onReload) => <Draft id={id} loaded={loaded} onReload={onReload} />}
    </FormLoader>
  )
}

function Draft({
  id,
  loaded,
  onReload,
}: {
  readonly id: string
  readonly loaded: LoadedForm
  readonly onReload: () => void
}) {
  const api = organiseApiOf(useDependencies())
  const navigate = useNavigate()
  const { formatMessage } = useIntl()
  const params = { draftId: id }
  const save = useCallback(
    (version: number, form: FormChange) =>
      api.save({ params: { draftId: id }, body: { version, form } }),
    [api, id],
  )
  const { form, state, isUnsaved, change, saveNow } = useForm(loaded, { save, isAutomatic: true })
  const choices = useChoices(form)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const publish = async () => {
    const found = problemsOf(form, {
      isStartOpen: true,
      takesFees: choices.takesFees,
    })
    setProblems(found)
    setFailure(null)
    if (found.length > 0) return
    setBusy(true)
    try {
      if (await saveNow()) {
        const { slug } = await api.publish({ params })
        await navigate(`/tournaments/${slug}/manage`)
      }
    } catch (error) {
      setFailure(codeOf(error))
    } finally {
      setBusy(false)
    }
  }
  const remove = async () => {
    setRemoved(true)
    setFailure(null)
    try {
      await api.delete({ params })
      await navigate('/tournaments')
    } catch (error) {
      setRemoved(false)
      setFailure(codeOf(error))
    }
  }
  return (
    <>
      <FormPage
        kind="draft"
        form={form}
        choices={choices}
        locked={loaded.locked}
        state={state}
        problems={problems}
        failure={failure}
        isBusy={isBusy}
        actions={
          <Button type="ghost" onPress={() => setAsked(true)}>
            <FormattedMessage {...messages.delete} />
          </Button>
        }
        onChange={(changed) => {
          setProblems(problems.filter(({ field }) => !(field in changed)))
          change(changed)
        }}
        onSubmit={() => void publish()}
        onReload={onReload}
      />
      <LeaveQuestion isUnsaved={isUnsaved && !isRemoved} />
      <ConfirmDialog
        danger
        open={isAsked}
        title={formatMessage(messages.deleteTitle)}
        message={formatMessage(messages.deleteText)}
        yesLabel={formatMessage(messages.delete)}
        noLabel={formatMessage(messages.keep)}
        onAnswer={(yes) => {
          setAsked(false)
          if (yes) void remove()
        }}
      />
    </>
  )
}
