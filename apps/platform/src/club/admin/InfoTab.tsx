import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCountries } from '../../account/form/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { LeaveQuestion } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { clubsKey, isConflict } from '../calls.ts'
import type { Club } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { ClubForm, Refusal } from '../form/ClubForm.view.tsx'
import { changesOf, type DraftProblems, draftOf, problemsOf } from '../form/club-draft.ts'
import { formMessages } from '../form/form.messages.ts'
import { useDraft } from '../form/useDraft.ts'
import { PictureUpload } from '../PictureUpload.tsx'
import { refusalMessages } from '../refusal.messages.ts'
import { useRefusal } from '../useRefusal.ts'
import { AdminNotice } from './AdminNotice.tsx'
import { messages } from './admin.messages.ts'
import { Dashboard } from './Dashboard.tsx'
import { useQuestion } from './Question.tsx'
import { useChange } from './useChange.ts'

/** The dashboard, what the club tells of itself, and its end. */
export function InfoTab({ club }: { readonly club: Club }) {
  const deletion = useChange()
  return (
    <Stack gap={6}>
      <Dashboard club={club} />
      <Info club={club} isDeleting={deletion.isPending} />
      <Deletion club={club} deletion={deletion} />
    </Stack>
  )
}

/**
 * The form is made of the club as it was when it was opened. Only what was changed is sent, so that of two administrators
 * each keeps what the other has not touched.
 */
function Info({ club, isDeleting }: { readonly club: Club; readonly isDeleting: boolean }) {
  const deps = useDependencies()
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const countries = useCountries()
  const refusalOf = useRefusal()
  const [base, setBase] = useState(club)
  const { draft, isRestored, change, reset } = useDraft(club.id, draftOf(base))
  const [problems, setProblems] = useState<DraftProblems>({})
  const [isSendingCover, setSendingCover] = useState(false)
  const [uploads, setUploads] = useState(0)
  const changes = changesOf(draftOf(base), draft)
  const isChanged = Object.keys(changes).length > 0
  const saving = useMutation({
    mutationFn: ({ version }: { readonly version: number }) =>
      clubApiOf(deps).change({ params: { id: club.id }, body: { version, form: changes } }),
    onSuccess: (fresh) => begin(fresh),
    onSettled: () => queryClient.invalidateQueries({ queryKey: clubsKey }),
  })
  const begin = (from: Club) => {
    setBase(from)
    reset(draftOf(from))
    setProblems({})
    setUploads((count) => count + 1)
  }
  const save = (version: number) => {
    const found = problemsOf(draft)
    setProblems(found)
    if (Object.keys(found).length === 0 && isChanged) saving.mutate({ version })
  }
  const isLate = isConflict(saving.error)
  return (
    <Stack gap={4}>
      <LeaveQuestion
        isUnsaved={(isChanged || isSendingCover) && !isDeleting}
        within={`/community/${club.slug}/admin`}
        onLeave={() => begin(club)}
      />
      {isRestored && isChanged && (
        <Banner
          title={formatMessage(messages.restored)}
          action={
            <Button type="secondary" size="s" onPress={() => begin(club)}>
              <FormattedMessage {...messages.discard} />
            </Button>
          }
        />
      )}
      {saving.isSuccess && !isChanged && (
        <div role="status">
          <Banner type="success" title={formatMessage(messages.saved)} />
        </div>
      )}
      <ClubForm
        draft={draft}
        problems={problems}
        countries={countries}
        cover={
          <PictureUpload
            key={uploads}
            kind="club-cover"
            label={formatMessage(formMessages.cover)}
            help={formatMessage(formMessages.coverHelp)}
            url={draft.coverUrl}
            onSent={({ id, url }) => change({ coverFile: id, coverUrl: url })}
            onRemove={() => change({ coverFile: null, coverUrl: null })}
            onSending={setSendingCover}
          />
        }
        refusal={
          saving.isError ? (
            <Refusal
              message={isLate ? refusalMessages.changed_meanwhile : refusalOf(saving.error)}
              action={
                isLate && (
                  <Button
                    type="secondary"
                    size="s"
                    // What the page has learnt since is what is changed now.
                    onPress={() => save(club.version)}
                  >
                    <FormattedMessage {...messages.saveOver} />
                  </Button>
                )
              }
            />
          ) : null
        }
        submitLabel={messages.save}
        isBusy={saving.isPending}
        isSendingCover={isSendingCover}
        actions={
          isChanged && (
            <Button type="secondary" onPress={() => begin(club)}>
              <FormattedMessage {...messages.discard} />
            </Button>
          )
        }
        onChange={change}
        onSubmit={() => save(base.version)}
      />
    </Stack>
  )
}

interface DeletionProps {
  readonly club: Club
  readonly deletion: ReturnType<typeof useChange>
}

function Deletion({ club, deletion: { run, refusal, isPending } }: DeletionProps) {
  const navigate = useNavigate()
  const { question, ask } = useQuestion()
  return (
    <Stack gap={3} align="start">
      <Button
        type="danger"
        loading={isPending}
        onPress={() =>
          ask({
            title: messages.deleteClubTitle,
            text: messages.deleteClubText,
            yes: messages.delete,
            no: messages.keep,
            name: club.name,
            onYes: () =>
              run(
                (api) => api.delete({ params: { id: club.id } }),
                () => void navigate('/community'),
              ),
          })
        }
      >
        <FormattedMessage {...messages.deleteClub} />
      </Button>
      <AdminNotice message={refusal} />
      {question}
    </Stack>
  )
}
