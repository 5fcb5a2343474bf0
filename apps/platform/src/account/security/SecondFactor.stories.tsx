import { type CallResponse, contract } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** Two-step sign-in, on the page on signing in: the codes of an authenticator app, and recovery codes. */
const meta = {
  ...pageMeta,
  title: 'Pages/Security/Two-step sign-in',
  args: { address: '/profile/security', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { get, begin, confirm, renewCodes, turnOff } = contract.secondFactor
const { sessions, passkeys, data } = contract.me
type Factor = CallResponse<typeof get>
const off: Factor = { since: null, recovery_codes_left: 0, has_password: true }
const on: Factor = get.example
const broken = { code: 'server_error', detail: 'It broke.' } as const
const wrongCode = { code: 'invalid_code', detail: 'Wrong.' } as const

/** The page with what is told about two-step sign-in. */
const page = (factor: Factor, ...handlers: HttpHandler[]) => ({
  msw: [
    ...handlers,
    mockCall(get, () => factor),
    mockCall(sessions.list, () => sessions.list.example.slice(0, 1)),
    mockCall(passkeys.list, () => []),
    mockCall(data.get, () => ({ ...data.get.example, status: 'none', link: null, next_at: null })),
    ...pageServer,
  ],
})

type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const press = async (canvas: Canvas, name: string) => {
  const button = await canvas.findByRole('button', { name })
  button.scrollIntoView({ block: 'center' })
  await userEvent.click(button)
  return within(await screen.findByRole('dialog'))
}

const enterCode = async (
  dialog: ReturnType<typeof within>,
  code = '123456',
  label = 'Code from your authenticator app',
) => userEvent.type(await dialog.findByRole('textbox', { name: label }), code)

export const Loading: Story = {
  parameters: page(off, mockNever(get)),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Two-step sign-in' }))
    await expect(part.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: page(off, mockFailure(get, 500, broken)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t check two-step sign-in')).toBeVisible()
  },
}

export const On: Story = {
  parameters: page(on),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On since March 1, 2026')).toBeVisible()
    await expect(canvas.getByText('9 recovery codes left')).toBeVisible()
  },
}

export const FewCodesLeft: Story = {
  parameters: page({ ...on, recovery_codes_left: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 recovery code left')).toBeVisible()
  },
}

export const KeyLoading: Story = {
  parameters: page(off, mockNever(begin)),
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Turn on two-step sign-in')
    await expect(await dialog.findByRole('status')).toHaveTextContent('Loading…')
  },
}

export const KeyFailed: Story = {
  parameters: page(off, mockFailure(begin, 500, broken)),
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Turn on two-step sign-in')
    await expect(await dialog.findByText('Couldn’t get a key for your app')).toBeVisible()
  },
}

/** The code to scan, and the key for who has the app on the same phone. */
export const Setup: Story = {
  parameters: { ...page(off), visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Turn on two-step sign-in')
    await expect(
      await dialog.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible()
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  },
}

export const SetupWrongCode: Story = {
  parameters: page(off, mockFailure(confirm, 400, wrongCode)),
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Turn on two-step sign-in')
    await enterCode(dialog)
    await expect(await dialog.findByText(/This code is wrong or already used/)).toBeVisible()
  },
}

export const SetupSending: Story = {
  parameters: page(off, mockNever(confirm)),
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Turn on two-step sign-in')
    await enterCode(dialog)
    await expect(await dialog.findByRole('button', { name: /Cancel/ })).toBeEnabled()
  },
}

/** They are shown once: Esc does not take them away. */
export const RecoveryCodes: Story = {
  parameters: { ...page(off), visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Turn on two-step sign-in')
    await enterCode(dialog)
    const codes = await dialog.findByRole('list', { name: 'Save your recovery codes' })
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    await userEvent.keyboard('{Escape}')
    await expect(codes).toBeVisible()
  },
}

export const NewCodesAsked: Story = {
  parameters: page(on),
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Get new codes')
    await expect(dialog.getByText('Your current recovery codes will stop working.')).toBeVisible()
  },
}

export const NewCodesByRecoveryCode: Story = {
  parameters: page(on, mockFailure(renewCodes, 400, wrongCode)),
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Get new codes')
    await userEvent.click(dialog.getByRole('button', { name: 'Use a recovery code' }))
    await enterCode(dialog, 'aaaaa-bbbbb', 'Recovery code')
    await userEvent.click(dialog.getByRole('button', { name: 'Get new codes' }))
    await expect(await dialog.findByText(/This code is wrong or already used/)).toBeVisible()
  },
}

export const TurningOff: Story = {
  parameters: { ...page(on), visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Turn off')
    await expect(dialog.getByText('Your password alone will be enough to sign in.')).toBeVisible()
  },
}

export const TurningOffByWrongPassword: Story = {
  parameters: page(on, mockFailure(turnOff, 400, { code: 'wrong_password', detail: 'Wrong.' })),
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Turn off')
    await userEvent.click(dialog.getByRole('button', { name: 'Use your password' }))
    await userEvent.type(dialog.getByLabelText('Password'), 'Wr0ngOne')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
    await expect(await dialog.findByText('This isn’t your password')).toBeVisible()
  },
}

export const TooManyAttempts: Story = {
  parameters: page(on, mockFailure(turnOff, 429, { code: 'throttled', detail: 'Later.' })),
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Turn off')
    await enterCode(dialog)
    await expect(await dialog.findByText('Too many attempts. Try again later.')).toBeVisible()
  },
}

/** It was turned off in another window. */
export const ChangedElsewhere: Story = {
  parameters: page(
    on,
    mockFailure(turnOff, 409, { code: 'second_factor_changed', detail: 'Changed.' }),
  ),
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Turn off')
    await enterCode(dialog)
    await expect(
      await screen.findByText('Two-step sign-in was changed in another window'),
    ).toBeVisible()
  },
}
