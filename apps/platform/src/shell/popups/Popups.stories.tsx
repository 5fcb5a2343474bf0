import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { TextField } from '@kingside/design-system/TextField'
import {
  type PaymentResult,
  type PopupName,
  popupNames,
  type PopupsUiEvent,
  providePopups,
  selectPopupsView,
} from '@kingside/machines/popups'
import { popupsStates as states, snapshotAt } from '@kingside/machines/popups/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { overPage } from '../../notices/words/over-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import type { PopupContentProps } from '../../platform/page/popup.ts'
import { Popups, type PopupsProps } from './Popups.view.tsx'

const view = selectPopupsView

/** Stands for the feature that fills a popup. */
const content = ({ popup, params }: PopupContentProps) => (
  <Stack gap={4}>
    <Text as="p" tone="muted">
      {contents[popup]}
    </Text>
    {params.email !== undefined && <TextField label="Email" defaultValue={params.email} />}
    <Button display="block">Continue</Button>
  </Stack>
)

const contents = {
  'chessboard-settings':
    'Board and pieces, automatic queen, sounds, premoves, last move, legal moves.',
  'sign-in': 'With e-mail and password, or with Apple, Google or Facebook.',
  'sign-in-invite': 'Your friend waits for you. Sign in, and the game begins.',
  challenge: 'Choose the time, the colour and what the game counts for.',
  registration: 'An account keeps your rating, your games and your friends.',
  confirm: 'We have sent you a code. It is valid for an hour.',
  'password-reset': 'Tell us your e-mail, and we send you a link.',
  welcome: 'Play a rated game, solve a puzzle, or join a tournament.',
  'upgrade-to-pro': 'FOA-rated games, ten board skins and as many analyses as you like.',
  fide: 'Connect the id of the chess federation to play for your online rating.',
  'tournament-payment': 'Almaty Open Blitz. The entry is paid by card.',
  'game-analysis': 'A video and the annotated game, by email within a week.',
  'confirm-personal-info': 'Country, gender and date of birth, as in your passport.',
  'gamification-exchange': 'Your coins become a postcard, a promo code or a month of Pro.',
  'gamification-notification': 'A postcard from the third floor of the tower is yours.',
  'password-change': 'The new password has at least 8 characters.',
  report: 'Cheating, bad behaviour, a name or a picture.',
  block: 'You won’t be paired with each other.',
} as const satisfies Record<PopupName, string>

/** The popup of the address; one story for each state of the machine, one for each popup, and the payment’s result. */
const meta = {
  component: Popups,
  title: 'Features/Popups',
  args: {
    view: view(states.open),
    content,
    onClose: fn(),
    onPaymentRead: fn(),
    onPayAgain: fn(),
  },
  decorators: [overPage],
} satisfies Meta<typeof Popups>

export default meta
type Story = StoryObj<typeof meta>

const findPopup = async (name: string) => within(await screen.findByRole('dialog', { name }))
const findNews = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

const expectPageOnly = async () => {
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
}

/** Passed through at once, while the address is read. */
export const Deciding: Story = {
  parameters: {
    state: 'popups/deciding',
    visual: { looksLike: 'platform-features-popups--closed' },
  },
  args: { view: view(states.deciding) },
  play: expectPageOnly,
}

/** The payment’s words leave the address; its result is told once. */
export const Stripping: Story = {
  parameters: { state: 'popups/stripping' },
  args: { view: view(states.stripping) },
  play: async ({ args }) => {
    const news = await findNews('Payment received')
    await userEvent.click(news.getByRole('button', { name: 'OK' }))
    await expect(args.onPaymentRead).toHaveBeenCalledOnce()
    await expect(args.onPayAgain).not.toHaveBeenCalled()
  },
}

export const Closed: Story = {
  parameters: { state: 'popups/closed' },
  args: { view: view(states.closed) },
  play: expectPageOnly,
}

/** Open at once; only the address follows. */
export const Opening: Story = {
  parameters: { state: 'popups/opening', visual: { looksLike: 'platform-features-popups--open' } },
  args: { view: view(states.opening) },
}

export const Open: Story = {
  parameters: { state: 'popups/open', visual: { claims: 'feature' } },
  play: async ({ args }) => {
    const popup = await findPopup('Sign in')
    await userEvent.click(popup.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onPaymentRead).not.toHaveBeenCalled()
  },
}

/** It is gone for the reader; only the address follows. */
export const Closing: Story = {
  parameters: {
    state: 'popups/closing',
    visual: { looksLike: 'platform-features-popups--closed' },
  },
  args: { view: view(states.closing) },
  play: expectPageOnly,
}

/** Escape closes it. */
export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-popups--open' } },
  play: async ({ args }) => {
    await findPopup('Sign in')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

const opened = (popup: PopupName) => view(snapshotAt('open', { query: `popup=${popup}` }))

export const ChessboardSettings: Story = { args: { view: opened('chessboard-settings') } }
export const SignInInvite: Story = { args: { view: opened('sign-in-invite') } }
export const Challenge: Story = { args: { view: opened('challenge') } }
export const Registration: Story = { args: { view: opened('registration') } }
export const Confirm: Story = { args: { view: opened('confirm') } }
export const PasswordReset: Story = { args: { view: opened('password-reset') } }
export const Welcome: Story = { args: { view: opened('welcome') } }
export const UpgradeToPro: Story = { args: { view: opened('upgrade-to-pro') } }
export const Fide: Story = { args: { view: opened('fide') } }
export const TournamentPayment: Story = { args: { view: opened('tournament-payment') } }
export const GameAnalysis: Story = { args: { view: opened('game-analysis') } }
export const ConfirmPersonalInfo: Story = {
  args: { view: opened('confirm-personal-info') },
  parameters: { modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story> },
}
export const GamificationExchange: Story = { args: { view: opened('gamification-exchange') } }
export const GamificationNotification: Story = {
  args: { view: opened('gamification-notification') },
}
export const PasswordChange: Story = { args: { view: opened('password-change') } }
export const Report: Story = { args: { view: opened('report') } }
export const Block: Story = { args: { view: opened('block') } }

/** What the address says goes into the content. */
export const WithParameters: Story = {
  args: {
    view: view(
      snapshotAt('open', {
        query: 'popup=registration&free_pro=true&email=aigerim%40mail.example',
      }),
    ),
  },
  play: async () => {
    const popup = await findPopup('Create your account')
    await expect(popup.getByRole('textbox', { name: 'Email' })).toHaveValue('aigerim@mail.example')
  },
}

const returned = (result: PaymentResult['result'], bought: PaymentResult['bought'], query = '') =>
  view(
    snapshotAt(query ? 'open' : 'closed', {
      query,
      payment: { result, bought },
      paymentRead: true,
    }),
  )

export const PaidByTheMonth: Story = {
  args: { view: returned('paid', 'pro-monthly') },
  parameters: {
    modes: {
      russian: { args: { view: returned('failed', 'pro-annual') }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
}

/** The safe answer has the focus; the other leads back to the payment. */
export const NotPaid: Story = {
  args: { view: returned('failed', 'pro-annual') },
  play: async ({ args }) => {
    const news = await findNews('Payment failed')
    await expect(news.getByRole('button', { name: 'Not now' })).toHaveFocus()
    await userEvent.click(news.getByRole('button', { name: 'Try again' }))
    await expect(args.onPaymentRead).toHaveBeenCalledOnce()
    await expect(args.onPayAgain).toHaveBeenCalledOnce()
  },
}

export const NotPaidAndNotNow: Story = {
  parameters: { visual: { looksLike: 'platform-features-popups--not-paid' } },
  args: { view: returned('failed', 'pro-annual') },
  play: async ({ args }) => {
    await findNews('Payment failed')
    await userEvent.keyboard('{Escape}')
    await expect(args.onPaymentRead).toHaveBeenCalledOnce()
    await expect(args.onPayAgain).not.toHaveBeenCalled()
  },
}

/** With a popup open the result stands in it. */
export const PaidWithAPopup: Story = {
  args: { view: returned('paid', 'pro-annual', 'popup=welcome') },
  play: async ({ args }) => {
    const popup = await findPopup('Welcome to Kingside')
    await expect(popup.getByRole('status')).toHaveTextContent('Payment received')
    await userEvent.click(popup.getByRole('button', { name: 'OK' }))
    await expect(args.onPaymentRead).toHaveBeenCalledOnce()
  },
}

/** Closing the popup has read it, too. */
export const NotPaidWithAPopup: Story = {
  args: { view: returned('failed', 'pro-monthly', 'popup=upgrade-to-pro') },
  play: async ({ args }) => {
    const popup = await findPopup('Upgrade to Pro')
    await expect(popup.getByRole('button', { name: 'Try again' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onPaymentRead).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

interface WiredProps extends PopupsProps {
  readonly query: string
}

const popupsMachine = providePopups({ writeQuery: () => Promise.resolve() })

/** The popups with their machine, links that open them, and an address that obeys. */
function Wired({ query, ...props }: WiredProps) {
  const [snapshot, send] = useMachine(popupsMachine, { input: { query } })
  useStateMap(snapshot)
  const open = (popup: PopupName) => send({ type: 'popup.open', popup } satisfies PopupsUiEvent)
  const register = (
    <Link href="?popup=registration" onPress={() => open('registration')}>
      Create an account
    </Link>
  )
  return (
    <>
      <Inline gap={3}>
        {popupNames.slice(0, 3).map((popup) => (
          <Button key={popup} type="secondary" onPress={() => open(popup)}>
            {popup}
          </Button>
        ))}
      </Inline>
      <Text as="p" size="s" tone="muted">
        {`?${snapshot.context.query}`}
      </Text>
      <Popups
        {...props}
        view={view(snapshot)}
        content={(opened) => (opened.popup === 'sign-in' ? register : content(opened))}
        onClose={() => send({ type: 'popup.close' })}
        onPaymentRead={() => send({ type: 'payment.read' })}
        onPayAgain={() => open('upgrade-to-pro')}
      />
    </>
  )
}

/** With its machine: the focus goes back to the button that opened it. */
export const ClosedWithItsMachine: Story = {
  render: (args) => <Wired {...args} query="page=2" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'sign-in' })
    await userEvent.click(button)
    await findPopup('Sign in')
    await expect(canvas.getByText('?page=2&popup=sign-in')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByText('?page=2')).toBeVisible()
  },
}

/** With its machine: a popup that follows another takes its place, and the focus begins at its title. */
export const OneFollowsTheOther: Story = {
  render: (args) => <Wired {...args} query="popup=sign-in" />,
  play: async () => {
    const popup = await findPopup('Sign in')
    await userEvent.click(popup.getByRole('link', { name: 'Create an account' }))
    const next = await screen.findByRole('dialog', { name: 'Create your account' })
    await waitFor(() => expect(next).toHaveFocus())
  },
}

/** With its machine: the result is told once, and the address has forgotten it. */
export const PaymentToldOnce: Story = {
  parameters: { visual: { looksLike: 'platform-features-popups--closed-with-its-machine' } },
  render: (args) => <Wired {...args} query="paidResult=1&subscriptionType=pro-annual&page=2" />,
  play: async ({ canvas }) => {
    const news = await findNews('Payment received')
    await expect(canvas.getByText('?page=2')).toBeInTheDocument()
    await userEvent.click(news.getByRole('button', { name: 'OK' }))
    await waitFor(expectPageOnly)
  },
}

/** With its machine: trying again opens the prices. */
export const PaidAgain: Story = {
  render: (args) => <Wired {...args} query="paidResult=0" />,
  play: async () => {
    const news = await findNews('Payment failed')
    await userEvent.click(news.getByRole('button', { name: 'Try again' }))
    await findPopup('Upgrade to Pro')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}
