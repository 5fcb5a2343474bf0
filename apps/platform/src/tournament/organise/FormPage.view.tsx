import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormBar, type FormBarProps } from './FormBar.tsx'
import { FormNotice, type FormNoticeProps } from './FormNotice.tsx'
import * as styles from './organise.css.ts'
import { messages, sectionMessages } from './organise.messages.ts'
import { formSections, sectionId } from './sections.ts'

export interface FormPageProps
  extends Omit<FormBarProps, 'isBusy'>, Omit<FormNoticeProps, 'state'> {
  /** Whether it is of no club. */
  readonly isOwn: boolean
  /** The page on which a published tournament is run; null for a draft. */
  readonly managePath: string | null
  /** The fields. */
  readonly children: ReactNode
}

/** The form of a tournament: its fields, how it is doing, and what can be done with it. */
export function FormPage(props: FormPageProps) {
  const { kind, state, isOwn, managePath, children } = props
  const isBusy = state === 'publishing' || state === 'deleting' || state === 'loading'
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Inline gap={4} justify="between">
          <Heading level={1} size="l">
            <FormattedMessage {...(kind === 'draft' ? messages.newTitle : messages.editTitle)} />
          </Heading>
          {managePath !== null && (
            <Link href={managePath}>
              <FormattedMessage {...messages.manage} />
            </Link>
          )}
        </Inline>
        {isOwn && kind === 'draft' && (
          <Text as="p" tone="muted">
            <FormattedMessage {...messages.lead} />
          </Text>
        )}
      </Stack>
      <div className={styles.layout}>
        <div className={styles.main}>
          <div className={styles.notice}>
            <FormNotice {...props} />
          </div>
          {/* What is typed while it is published would be lost. */}
          <div inert={isBusy || state === 'gone'}>{children}</div>
        </div>
        <aside className={styles.bar}>
          <Stack gap={4}>
            <FormBar {...props} isBusy={isBusy} />
            <Contents />
          </Stack>
        </aside>
      </div>
    </Stack>
  )
}

/** Leads to the sections of the form. */
function Contents() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.contents}>
      <Stack as="nav" gap={2} label={formatMessage(messages.contents)}>
        {formSections.map((section) => (
          <Text key={section} size="s">
            <Link
              tone="quiet"
              href={`#${sectionId(section)}`}
              onPress={() => document.getElementById(sectionId(section))?.scrollIntoView()}
            >
              <FormattedMessage {...sectionMessages[section]} />
            </Link>
          </Text>
        ))}
      </Stack>
    </div>
  )
}
