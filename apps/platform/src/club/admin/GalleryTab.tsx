import { clubLimits } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Form } from '@kingside/design-system/Form'
import { Grid } from '@kingside/design-system/Grid'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { TextField } from '@kingside/design-system/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { LeaveQuestion } from '../../platform/page/index.ts'
import { clubKey, galleryQuery } from '../calls.ts'
import type { Club, ClubPicture } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { Failed } from '../Failed.tsx'
import { PictureUpload } from '../PictureUpload.tsx'
import { messages as words } from '../words.messages.ts'
import { AdminNotice } from './AdminNotice.tsx'
import { messages } from './admin.messages.ts'
import { ItemButtons } from './ItemButtons.tsx'
import * as styles from './admin.css.ts'
import { useQuestion } from './Question.tsx'
import { useChange } from './useChange.ts'

/** The pictures of a club: added, named, put in order and taken away. */
export function GalleryTab({ club }: { readonly club: Club }) {
  const deps = useDependencies()
  const api = clubApiOf(deps)
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const gallery = useQuery(galleryQuery(api, club.id))
  const [added, setAdded] = useState(0)
  const params = { id: club.id }
  if (gallery.isError && !gallery.data) {
    return (
      <Failed
        title={messages.galleryFailed}
        isRetrying={gallery.isFetching}
        onRetry={() => void gallery.refetch()}
      />
    )
  }
  const pictures = gallery.data ?? []
  return (
    <Stack gap={5}>
      {pictures.length < clubLimits.pictures && (
        <PictureUpload
          // The next one begins with an empty field.
          key={added}
          kind="gallery"
          label={formatMessage(messages.addPicture)}
          url={null}
          onSent={async ({ id }) => {
            await api.gallery.add({ params, body: { file: id } })
            await queryClient.invalidateQueries({ queryKey: clubKey(club.id) })
            setAdded((count) => count + 1)
          }}
          onRemove={() => {}}
        />
      )}
      {gallery.data?.length === 0 && (
        <EmptyState size="s" icon={<Images />} title={formatMessage(messages.noPictures)}>
          <FormattedMessage {...messages.noPicturesText} />
        </EmptyState>
      )}
      <Grid as="ul" label={formatMessage(words.gallery)}>
        {pictures.map((picture, index) => (
          <Surface key={picture.id} as="li" padding={3}>
            <Picture
              key={picture.version}
              club={club}
              picture={picture}
              index={index}
              count={pictures.length}
            />
          </Surface>
        ))}
      </Grid>
    </Stack>
  )
}

interface PictureProps {
  readonly club: Club
  readonly picture: ClubPicture
  readonly index: number
  readonly count: number
}

function Picture({ club, picture, index, count }: PictureProps) {
  const { formatMessage } = useIntl()
  const [caption, setCaption] = useState(picture.caption)
  const { run, refusal, isPending } = useChange()
  const { question, ask } = useQuestion()
  const params = { id: club.id, itemId: picture.id }
  const { version } = picture
  const name =
    picture.caption === ''
      ? formatMessage(words.pictureNumber, { number: index + 1 })
      : picture.caption
  return (
    <Stack gap={3}>
      <LeaveQuestion
        isUnsaved={caption !== picture.caption}
        within={`/community/${club.slug}/admin`}
      />
      <img src={picture.url} alt={name} className={styles.picture} loading="lazy" />
      <Form
        busy={isPending}
        onSubmit={() => run((api) => api.gallery.change({ params, body: { version, caption } }))}
      >
        <TextField
          label={formatMessage(messages.caption)}
          value={caption}
          onChange={setCaption}
          counter={{
            limit: clubLimits.caption,
            text: (left) => formatMessage(messages.left, { count: left }),
          }}
        />
        <Inline justify="between" gap={2}>
          {caption === picture.caption ? (
            <span />
          ) : (
            <Button submit size="s" loading={isPending}>
              <FormattedMessage {...messages.save} />
            </Button>
          )}
          <ItemButtons
            name={name}
            index={index}
            count={count}
            onMove={(position) =>
              run((api) => api.gallery.change({ params, body: { version, position } }))
            }
            onDelete={() =>
              ask({
                title: messages.deletePictureTitle,
                text: messages.deletePictureText,
                yes: messages.delete,
                no: messages.keep,
                name,
                onYes: () => run((api) => api.gallery.remove({ params })),
              })
            }
          />
        </Inline>
      </Form>
      <AdminNotice message={refusal} />
      {question}
    </Stack>
  )
}
