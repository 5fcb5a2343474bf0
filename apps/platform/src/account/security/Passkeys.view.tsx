import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { Dialog } from '@kingside/design-system/Dialog'
import { Form } from '@kingside/design-system/Form'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { ListItem } from '@kingside/design-system/List'
import { Text } from '@kingside/design-system/Text'
import { TextField } from '@kingside/design-system/TextField'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formText } from '../form/form-text.ts'
import { LoadedList } from './LoadedList.tsx'
import { messages } from './Passkeys.messages.ts'
import { Section } from './Section.tsx'
import type { Loaded, PasskeyInfo } from './security.types.ts'

export interface PasskeysProps {
  readonly passkeys: Loaded<PasskeyInfo>
  /** Whether this browser can make one. */
  readonly isSupported: boolean
  readonly isAdding: boolean
  /** The one that is being removed; null is none. */
  readonly removingId: string | null
  readonly onAdd: (name: string) => void
  readonly onRename: (id: string, name: string) => void
  /** The member has confirmed it. */
  readonly onRemove: (id: string) => void
  readonly onRetry: () => void
}

/** The passkeys of the member: each with its name, to be added, renamed and removed. */
export function Passkeys(props: PasskeysProps) {
  const { passkeys, isSupported, isAdding, removingId, onAdd, onRename, onRemove, onRetry } = props
  const { formatMessage } = useIntl()
  const [isNaming, setNaming] = useState(false)
  const [renamed, setRenamed] = useState<PasskeyInfo | null>(null)
  const [removed, setRemoved] = useState<PasskeyInfo | null>(null)
  return (
    <Section title={formatMessage(messages.title)} text={formatMessage(messages.text)}>
      <LoadedList
        label={formatMessage(messages.title)}
        list={passkeys}
        loadingLabel={formatMessage(messages.loading)}
        failedTitle={formatMessage(messages.loadFailed)}
        empty={
          <Text as="p" tone="muted">
            <FormattedMessage {...messages.empty} />
          </Text>
        }
        onRetry={onRetry}
      >
        {(passkey) => (
          <PasskeyItem
            key={passkey.id}
            passkey={passkey}
            isRemoving={removingId === passkey.id}
            onRename={() => setRenamed(passkey)}
            onRemove={() => setRemoved(passkey)}
          />
        )}
      </LoadedList>
      {isSupported ? (
        <Inline>
          <Button type="secondary" loading={isAdding} onPress={() => setNaming(true)}>
            <FormattedMessage {...messages.add} />
          </Button>
        </Inline>
      ) : (
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.unsupported} />
        </Text>
      )}
      <NameDialog
        open={isNaming}
        title={formatMessage(messages.add)}
        submit={formatMessage(messages.create)}
        name=""
        onName={onAdd}
        onClose={() => setNaming(false)}
      />
      <NameDialog
        open={renamed !== null}
        title={formatMessage(messages.rename)}
        submit={formatMessage(messages.save)}
        name={renamed?.name ?? ''}
        onName={(name) => renamed && onRename(renamed.id, name)}
        onClose={() => setRenamed(null)}
      />
      <ConfirmDialog
        danger
        open={removed !== null}
        title={formatMessage(messages.removeTitle)}
        message={formatMessage(messages.removeText, { name: removed?.name ?? '' })}
        yesLabel={formatMessage(messages.removeYes)}
        noLabel={formatMessage(messages.removeNo)}
        onAnswer={(yes) => {
          if (yes && removed) onRemove(removed.id)
          setRemoved(null)
        }}
      />
    </Section>
  )
}

interface ItemProps {
  readonly passkey: PasskeyInfo
  readonly isRemoving: boolean
  readonly onRename: () => void
  readonly onRemove: () => void
}

function PasskeyItem({ passkey, isRemoving, onRename, onRemove }: ItemProps) {
  const { formatMessage, formatDate } = useIntl()
  const { name, createdAt, lastUsedAt } = passkey
  const day = (iso: string) => formatDate(iso, { dateStyle: 'medium' })
  return (
    <ListItem
      title={<bdi>{name}</bdi>}
      leading={<KeyRound />}
      meta={
        lastUsedAt === null
          ? formatMessage(messages.unused, { date: day(createdAt) })
          : formatMessage(messages.used, { date: day(createdAt), used: day(lastUsedAt) })
      }
      actions={
        <>
          <IconButton
            label={formatMessage(messages.renameNamed, { name })}
            type="ghost"
            onPress={onRename}
          >
            <Pencil />
          </IconButton>
          <IconButton
            label={formatMessage(messages.removeNamed, { name })}
            type="ghost"
            disabled={isRemoving}
            onPress={onRemove}
          >
            <Trash2 />
          </IconButton>
        </>
      }
    />
  )
}

interface NameDialogProps {
  readonly open: boolean
  readonly title: string
  readonly submit: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a passkey. */
function NameDialog({ open, title, submit, name, onName, onClose }: NameDialogProps) {
  const { formatMessage } = useIntl()
  const [problem, setProblem] = useState<'nameMissing' | 'nameLong' | null>(null)
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(
    () => problem && { name: formatMessage(messages[problem]) },
    [problem, formatMessage],
  )
  const close = () => {
    setProblem(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={formatMessage(messages.close)}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
    >
      <Form
        label={title}
        {...(errors && { errors })}
        onSubmit={(data) => {
          const given = formText(data, 'name').trim()
          const wrong = nameProblem(given)
          setProblem(wrong)
          if (wrong !== null) return
          onName(given)
          close()
        }}
      >
        <TextField
          label={formatMessage(messages.name)}
          help={formatMessage(messages.nameHelp)}
          name="name"
          defaultValue={name}
          onChange={() => setProblem(null)}
        />
        <Button submit display="block">
          {submit}
        </Button>
      </Form>
    </Dialog>
  )
}

/** As long as the server takes it. */
const longestName = 40

function nameProblem(name: string): 'nameMissing' | 'nameLong' | null {
  if (name === '') return 'nameMissing'
  return name.length > longestName ? 'nameLong' : null
}
