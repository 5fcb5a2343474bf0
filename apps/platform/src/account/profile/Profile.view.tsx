import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Split } from '@kingside/design-system/Split'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { CircleUser } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Country } from '../form/CountryField.tsx'
import type { MemberInfo, MemberView } from '../form/member.types.ts'
import { PersonForm } from '../form/PersonForm.tsx'
import { messages } from './Profile.messages.ts'
import { ProfileAccess } from './ProfileAccess.tsx'
import { ProfileFide } from './ProfileFide.tsx'
import { ProfileGames } from './ProfileGames.tsx'
import { ProfileLoading } from './ProfileLoading.tsx'
import { ProfileMembership } from './ProfileMembership.tsx'
import { ProfilePeople } from './ProfilePeople.tsx'
import { ProfileSessions } from './ProfileSessions.tsx'
import * as styles from './Profile.css.ts'

export interface ProfileProps {
  readonly view: MemberView
  /** Every country, by its name in the page’s language. */
  readonly countries: readonly Country[]
  /** The current date for the member, as `YYYY-MM-DD`. */
  readonly today: string
  /** Whether the sessions of all devices are being ended. */
  readonly isEnding: boolean
  /** The member's picture, to be changed. */
  readonly avatar: ReactNode
  /** Why the request about the FIDE ID was rejected; null where it is not known. */
  readonly rejection: string | null
  /** The member's arena titles. */
  readonly titles: ReactNode
  readonly onSave: (info: MemberInfo) => void
  /** A field was changed; its error is cleared. */
  readonly onChange: () => void
  readonly onRetry: () => void
  readonly onSignIn: () => void
  readonly onRegister: () => void
  readonly onChangePassword: () => void
  /** Mails a link to an account that has no password. */
  readonly onSetPassword: () => void
  readonly onUpgrade: () => void
  readonly onManageMembership: (path: string) => void
  readonly onConnectFide: () => void
  /** The path of the member's public page; null while it is not known. */
  readonly publicPath: string | null
  /** Opens it, for routers. */
  readonly onPublic: (path: string) => void
  /** Opens the member's ended games, for routers. */
  readonly onGames: () => void
  /** Opens the lists of followed and blocked players, for routers. */
  readonly onPeople: () => void
  readonly onSignOut: () => void
  /** Opens the page on devices and security, for routers. */
  readonly onSecurity: () => void
  /** Ends the sessions of all devices; the member has confirmed it. */
  readonly onSignOutEverywhere: () => void
}

/** The page where members see and change their data. */
export function Profile({ view, ...props }: ProfileProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return <ProfileLoading />
    case 'visitor':
      return (
        <EmptyState
          level={1}
          icon={<CircleUser />}
          title={formatMessage(messages.visitor)}
          actions={<VisitorActions {...props} />}
        >
          <FormattedMessage {...messages.visitorText} />
        </EmptyState>
      )
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={formatMessage(messages.failed)}
          retryLabel={formatMessage(messages.retry)}
          retrying={view.isRetrying}
          onRetry={props.onRetry}
        >
          <FormattedMessage
            {...(view.isOffline ? messages.failedOffline : messages.failedServer)}
          />
        </ErrorState>
      )
    case 'ready':
      return <ReadyProfile view={view} {...props} />
    default:
      return view satisfies never
  }
}

type PartProps = Omit<ProfileProps, 'view'>

const VisitorActions = ({ onSignIn, onRegister }: PartProps) => (
  <>
    <Button onPress={onSignIn}>
      <FormattedMessage {...messages.signIn} />
    </Button>
    <Button type="secondary" onPress={onRegister}>
      <FormattedMessage {...messages.register} />
    </Button>
  </>
)

interface ReadyProps extends PartProps {
  readonly view: Extract<MemberView, { readonly status: 'ready' }>
}

function ReadyProfile({ view: { member, save }, countries, today, publicPath, ...on }: ReadyProps) {
  const { formatMessage } = useIntl()
  const { info } = member
  const isEmpty = info.firstName === '' && info.lastName === '' && info.country === null
  return (
    <Stack gap={6}>
      <Inline justify="between" gap={3}>
        <Heading level={1} size="xl">
          <FormattedMessage {...messages.title} />
        </Heading>
        {publicPath !== null && (
          <LinkButton
            href={publicPath}
            type="secondary"
            size="s"
            onPress={() => on.onPublic(publicPath)}
          >
            <FormattedMessage {...messages.viewPublic} />
          </LinkButton>
        )}
      </Inline>
      <Split
        asideWidth="l"
        aside={
          <Stack gap={4}>
            <ProfileAccess member={member} {...on} />
            <ProfileMembership
              membership={member.membership}
              onUpgrade={on.onUpgrade}
              onManage={on.onManageMembership}
            />
            <ProfileFide fide={member.fide} rejection={on.rejection} onConnect={on.onConnectFide} />
            <ProfileGames {...on} />
            <ProfilePeople {...on} />
            <ProfileSessions {...on} />
          </Stack>
        }
      >
        <Stack gap={4}>
          {isEmpty && (
            <Banner title={formatMessage(messages.empty)}>
              <FormattedMessage {...messages.emptyText} />
            </Banner>
          )}
          <Surface as="section" label={formatMessage(messages.person)} padding={6}>
            <Stack gap={5}>
              <Heading level={2}>
                <FormattedMessage {...messages.person} />
              </Heading>
              <div className={styles.avatar}>{on.avatar}</div>
              <PersonForm
                label={formatMessage(messages.person)}
                info={info}
                save={save}
                countries={countries}
                today={today}
                submitLabel={formatMessage(messages.save)}
                allRequired={false}
                place="page"
                isVerified={member.fide.status === 'verified'}
                onSubmit={on.onSave}
                onChange={on.onChange}
                onSignIn={on.onSignIn}
              />
            </Stack>
          </Surface>
          {on.titles}
        </Stack>
      </Split>
    </Stack>
  )
}
