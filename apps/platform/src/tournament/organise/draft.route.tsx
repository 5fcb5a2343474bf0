import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PageTitle } from '../../platform/page/index.ts'
import { useParams } from '../../platform/router/index.ts'
import { FormRunner } from './FormRunner.tsx'
import { messages } from './organise.messages.ts'
import { useDraft } from './use-draft.ts'

/** A tournament that is not published. */
export function DraftRoute() {
  const { id = '' } = useParams()
  // Another draft is another form.
  return <Draft key={id} id={id} />
}

function Draft({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl()
  const draft = useDraft('draft', id)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <PageTitle {...messages.newTitle} />
      <FormRunner
        {...draft}
        kind="draft"
        backPath="/tournaments"
        managePath={null}
        menu={[
          {
            id: 'delete',
            label: formatMessage(messages.delete),
            danger: true,
            onAction: () => setAsked(true),
          },
        ]}
      >
        <ConfirmDialog
          danger
          open={isAsked}
          title={formatMessage(messages.deleteTitle)}
          message={formatMessage(messages.deleteText)}
          yesLabel={formatMessage(messages.delete)}
          noLabel={formatMessage(messages.keep)}
          onAnswer={(yes) => {
            setAsked(false)
            if (yes) draft.send({ type: 'draft.delete' })
          }}
        />
      </FormRunner>
    </>
  )
}
