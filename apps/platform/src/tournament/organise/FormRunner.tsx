import type { TournamentForm } from '@kingside/api'
import { pictureUrl } from '@kingside/api/facts'
import type { MenuContent } from '@kingside/design-system/MenuButton'
import { savable, type TournamentFormKind } from '@kingside/machines/tournament-draft'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { useIntl } from 'react-intl'
import { PictureUpload } from '../../platform/upload/index.ts'
import { LeaveQuestion } from '../../platform/page/index.ts'
import { Redirect, useNavigate } from '../../platform/router/index.ts'
import { FormLoader } from './FormLoader.tsx'
import { FormPage } from './FormPage.view.tsx'
import { organiseApiOf } from './organise.calls.ts'
import { failureMessages, fieldMessages, messages } from './organise.messages.ts'
import { TournamentFormFields } from './TournamentForm.view.tsx'
import { useChoices } from './use-choices.ts'
import type { useDraft } from './use-draft.ts'
import { useProblemTexts } from './useProblemTexts.ts'

export interface FormRunnerProps extends ReturnType<typeof useDraft> {
  readonly kind: TournamentFormKind
  /** The page of the tournament, or of all of them. */
  readonly backPath: string
  readonly managePath: string | null
  readonly menu: MenuContent
  /** What else could not be done; null is nothing. */
  readonly problem?: string | null
  /** Questions that lie over the page. */
  readonly children?: ReactNode
}

/** The form that a machine runs. */
export function FormRunner(props: FormRunnerProps) {
  const { view, send, backPath } = props
  switch (view.status) {
    case 'form':
      return <Filled {...props} view={view} />
    case 'gone':
      return <Redirect to={view.isDeletedHere ? '/tournaments' : '/not_found'} />
    case 'published':
      return <Redirect to={`/tournaments/${view.slug}/manage`} />
    case 'loading':
    case 'failed':
    case 'refused':
      return <FormLoader view={view} backPath={backPath} onRetry={() => send({ type: 'retry' })} />
    default:
      return view satisfies never
  }
}

type FilledProps = FormRunnerProps & {
  readonly view: Extract<FormRunnerProps['view'], { readonly status: 'form' }>
}

function Filled({ kind, view, send, managePath, menu, problem = null, children }: FilledProps) {
  const { form, state, problems, locked, leastRounds } = view
  const choices = useChoices(form)
  const errors = useProblemTexts(problems)
  const copying = useCopy()
  const [isSendingCover, setSendingCover] = useState(false)
  const { formatMessage } = useIntl()
  useEffect(() => {
    if (state !== 'invalid') return
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [state])
  return (
    <>
      <FormPage
        kind={kind}
        state={state}
        code={view.code}
        problem={copying.isError ? formatMessage(failureMessages.something_wents_wrong) : problem}
        problemCount={errors.size}
        isOwn={form.community === null}
        managePath={managePath}
        menu={menu}
        isCopying={copying.isPending}
        isSendingCover={isSendingCover}
        onSubmit={() =>
          send({
            type: 'form.submit',
            now: new Date().toISOString(),
            takesFees: choices.takesFees,
          })
        }
        onReload={() => send({ type: 'newer.load' })}
        onKeepMine={() => send({ type: 'mine.keep' })}
        onCopy={() => copying.mutate(form)}
      >
        <TournamentFormFields
          cover={
            state !== 'loading' && (
              <Cover
                form={form}
                send={send}
                isGone={view.code === 'file_gone'}
                onSending={setSendingCover}
              />
            )
          }
          form={form}
          choices={choices}
          errors={errors}
          locked={new Set(locked)}
          leastRounds={leastRounds}
          managePath={managePath}
          onChange={(change) => send({ type: 'form.change', change })}
        />
      </FormPage>
      <LeaveQuestion
        isUnsaved={
          (view.isUnsaved || isSendingCover) &&
          state !== 'deleting' &&
          !copying.isPending &&
          !copying.isSuccess
        }
      />
      {children}
    </>
  )
}

/** The picture of a tournament. */
function Cover({
  form,
  isGone,
  send,
  onSending,
}: Pick<FilledProps, 'send'> & {
  readonly form: TournamentForm
  readonly isGone: boolean
  readonly onSending: (isSending: boolean) => void
}) {
  const { formatMessage } = useIntl()
  const change = (file: string | null) =>
    send({ type: 'form.change', change: { cover_file: file } })
  return (
    <PictureUpload
      kind="cover"
      shape="square"
      label={formatMessage(fieldMessages.cover_file)}
      help={formatMessage(messages.coverHelp)}
      error={isGone ? formatMessage(failureMessages.file_gone) : undefined}
      url={form.cover_file === null ? null : pictureUrl(form.cover_file)}
      onSent={({ id }) => change(id)}
      onRemove={() => change(null)}
      onSending={onSending}
    />
  )
}

/** Begins another draft with the text of one that is gone. */
function useCopy() {
  const api = organiseApiOf(useDependencies())
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (form: TournamentForm) => {
      const { name, ...rest } = savable(form)
      return api.create({ body: { ...rest, name: name ?? form.name } })
    },
    onSuccess: ({ id }) => navigate(`/tournaments/drafts/${id}`, { replace: true }),
  })
}
