import {
  Castle,
  CreditCard,
  History,
  LogIn,
  LogOut,
  Settings,
  ShieldAlert,
  ShieldCheck,
  ShieldEllipsis,
  ShieldQuestionMark,
  Swords,
  UserPlus,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { Avatar } from '../Avatar/index.ts'
import { Badge } from '../Badge/index.ts'
import type { MenuActionSection, MenuLink } from '../MenuButton/index.ts'
import { MenuGroup } from '../MenuButton/MenuGroup.tsx'
import { list } from '../MenuButton/MenuPanel.css.ts'
import { panel } from '../Popover/Popover.css.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type {
  Account,
  AccountLink,
  accountTones,
  FideIdLink,
  MemberAccount,
  VisitorAccount,
} from './account.ts'
import * as styles from './AccountMenu.css.ts'

export type AccountMenuProps = Account & {
  /** Names of the menu's groups for screen readers: the account's pages, and sign-in or sign-out. */
  groupLabels: { readonly account: string; readonly session: string }
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** Called when it opens and closes. */
  onOpenChange?: (open: boolean) => void
}

/** The header's picture button with a menu: the account's pages, or the ways to sign in. */
export function AccountMenu(props: AccountMenuProps) {
  if (props.state === 'loading') {
    return (
      <span role="status" className={styles.trigger}>
        <span className={styles.waiting}>
          <Skeleton shape="circle" />
        </span>
        <VisuallyHidden>{props.label}</VisuallyHidden>
      </span>
    )
  }
  const { label, groupLabels, defaultOpen = false, onOpenChange } = props
  return (
    <MenuTrigger defaultOpen={defaultOpen} {...(onOpenChange && { onOpenChange })}>
      <Button className={styles.trigger} render={(dom) => <button {...dom} title={label} />}>
        <Face account={props} size="s" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      <Popover className={panel} placement="bottom end" offset={4}>
        <AccountHeader account={props} />
        <Menu className={list} aria-label={label}>
          {[...gameSection(props), ...sectionsOf(props, groupLabels)].map((section) => (
            <MenuGroup key={section.id} section={section} />
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

type Person = VisitorAccount | MemberAccount

function Face({ account, size }: { account: Person; size: 's' | 'm' }) {
  if (account.state === 'visitor')
    return <Avatar kind="anonymous" name={account.name} size={size} nameBeside />
  return <Avatar name={account.name} src={account.picture} size={size} nameBeside />
}

function AccountHeader({ account }: { account: Person }) {
  return (
    <div className={styles.header}>
      <Face account={account} size="m" />
      <div className={styles.words}>
        <span className={styles.nameLine}>
          <span className={styles.name}>{account.name}</span>
          {account.state === 'member' && account.plan !== undefined && (
            <Badge tone="brand" size="s">
              {account.plan}
            </Badge>
          )}
        </span>
        {account.detail !== undefined && <span className={styles.detail}>{account.detail}</span>}
      </div>
    </div>
  )
}

/** A game waits for nobody: the way back to it comes before everything else. */
const gameSection = ({ game }: Person): readonly MenuActionSection[] =>
  game
    ? [
        {
          id: 'game',
          title: game.label,
          titleHidden: true,
          items: [linkItem('running-game', game, <Swords />)],
        },
      ]
    : []

function sectionsOf(
  account: Person,
  titles: AccountMenuProps['groupLabels'],
): readonly MenuActionSection[] {
  const own = { id: 'account', title: titles.account, titleHidden: true } as const
  const session = { id: 'session', title: titles.session, titleHidden: true } as const
  if (account.state === 'visitor') {
    const { signIn, register, games, settings } = account
    return [
      {
        ...session,
        items: [
          { id: 'sign-in', label: signIn.label, icon: <LogIn />, onAction: signIn.onPress },
          { id: 'register', label: register.label, icon: <UserPlus />, onAction: register.onPress },
        ],
      },
      {
        ...own,
        items: [
          ...(games ? [linkItem('games', games, <History />)] : []),
          linkItem('settings', settings, <Settings />),
        ],
      },
    ]
  }
  const { profile, games, tower, subscription, fideId, settings, signOut } = account
  return [
    {
      ...own,
      items: [
        linkItem('profile', profile, <UserRound />),
        ...(games ? [linkItem('games', games, <History />)] : []),
        ...(tower ? [linkItem('tower', tower, <Castle />)] : []),
        ...(subscription ? [linkItem('subscription', subscription, <CreditCard />)] : []),
        ...(fideId ? [linkItem('fide-id', fideId, <Shield tone={fideId.tone} />)] : []),
        linkItem('settings', settings, <Settings />),
      ],
    },
    {
      ...session,
      items: [
        { id: 'sign-out', label: signOut.label, icon: <LogOut />, onAction: signOut.onPress },
      ],
    },
  ]
}

function linkItem(
  id: string,
  { label, href, status, onPress }: AccountLink,
  icon: ReactNode,
): MenuLink {
  return {
    id,
    label,
    href,
    icon,
    ...(status !== undefined && { description: status }),
    ...(onPress && { onPress }),
  }
}

function Shield({ tone = 'neutral' }: { readonly tone: FideIdLink['tone'] | undefined }) {
  return <span className={styles.status({ tone })}>{shields[tone]}</span>
}

/** A shape for each status, so that colour is not its only sign. */
const shields: Readonly<Record<(typeof accountTones)[number], ReactNode>> = {
  neutral: <ShieldQuestionMark />,
  success: <ShieldCheck />,
  warning: <ShieldEllipsis />,
  danger: <ShieldAlert />,
}
