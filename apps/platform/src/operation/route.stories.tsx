import { operatorContract } from '@kingside/api/calls/operation/index'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'
import { operationServer } from '../stories/operation-server.ts'

/** The operators' pages, as an operator sees them who has signed in there. */
const meta = {
  ...pageMeta,
  title: 'Pages/Operation',
  args: { address: '/operation', reader: 'free' },
  parameters: { ...pageParameters, msw: operationServer },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { operation } = operatorContract
const none = () => ({ count: 0, results: [] })
const broken = { code: 'server_error', detail: 'It broke.' } as const

export const Overview: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await expect(await canvas.findByText('Bans in force')).toBeVisible()
    const pages = canvas.getByRole('navigation', { name: 'Pages of the operation' })
    await expect(within(pages).getByRole('link', { name: 'Audit log' })).toHaveAttribute(
      'href',
      '/operation/audit-log',
    )
  },
}

export const OverviewFailed: Story = {
  parameters: { msw: [mockFailure(operation.overview.get, 500, broken), ...operationServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the list')).toBeVisible()
  },
}

/** Everybody else sees that there is no such page, whatever is typed behind it. */
export const ForMembers: Story = {
  args: { address: '/operation/bans' },
  parameters: {
    msw: [
      mockFailure(operation.session.get, 404, { code: 'not_found', detail: 'Nothing.' }),
      ...operationServer,
    ],
    visual: { looksLike: 'platform-pages-tournament--not-found' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Page is not found/ })).toBeVisible()
    await expect(canvas.queryByText(/operation/i)).not.toBeInTheDocument()
  },
}

/** Nobody asks the server about a visitor. */
export const ForVisitors: Story = {
  args: { reader: 'visitor' },
  parameters: { visual: { looksLike: 'platform-pages-plain--not-found' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Page is not found/ })).toBeVisible()
  },
}

export const UnknownPage: Story = {
  args: { address: '/operation/nothing' },
  parameters: { visual: { skip: 'The page that there is not has its own picture.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Page is not found/ })).toBeVisible()
  },
}

/** A call said that the session is over: the page asks for a code, and goes on where it was. */
export const SessionOver: Story = {
  args: { address: '/operation/bans' },
  parameters: {
    msw: [
      mockFailure(operation.bans.list, 403, { code: 'no_session', detail: 'Over.' }),
      mockCall(operation.session.open),
      ...operationServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your operation session has ended/)).toBeVisible()
  },
}

export const Bans: Story = {
  args: { address: '/operation/bans?page=2' },
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Bans' })
    await expect(await within(table).findByText('Example Knight')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const BansLoading: Story = {
  args: { address: '/operation/bans' },
  parameters: { msw: [mockNever(operation.bans.list), ...operationServer] },
}

export const BansFailed: Story = {
  args: { address: '/operation/bans' },
  parameters: { msw: [mockFailure(operation.bans.list, 500, broken), ...operationServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const NoBans: Story = {
  args: { address: '/operation/bans' },
  parameters: { msw: [mockCall(operation.bans.list, none), ...operationServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bans in force')).toBeVisible()
  },
}

export const NoBansOfThisName: Story = {
  args: { address: '/operation/bans?name=somebody' },
  parameters: { msw: [mockCall(operation.bans.list, none), ...operationServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing found')).toBeVisible()
  },
}

export const Banning: Story = {
  args: { address: '/operation/bans?ban=example-9' },
  parameters: {
    msw: [
      mockFailure(operation.bans.add, 404, { code: 'not_found', detail: 'Nobody.' }),
      ...operationServer,
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog', { name: 'Ban player' })
    const part = within(dialog)
    await expect(part.getByRole('textbox', { name: 'Player ID or email' })).toHaveValue('example-9')
    await userEvent.click(part.getByRole('button', { name: 'Ban player' }))
    await expect(part.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      /Fill in the value/,
    )
    await userEvent.type(part.getByRole('textbox', { name: 'Reason' }), 'Engine use')
    await userEvent.click(part.getByRole('button', { name: 'Ban player' }))
    await expect(await part.findByText('No player with this ID or email')).toBeVisible()
  },
}

export const Lifting: Story = {
  args: { address: '/operation/bans' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Lift ban' })
    if (first) await userEvent.click(first)
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog', { name: 'Lift the ban of Example Knight?' })
    await expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toBeVisible()
  },
}

export const Support: Story = {
  args: { address: '/operation/support' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My rating' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:player%40mail.example?subject=Re%3A%20My%20rating',
    )
  },
}

export const NoMessages: Story = {
  args: { address: '/operation/support' },
  parameters: { msw: [mockCall(operation.support.list, none), ...operationServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages')).toBeVisible()
  },
}

export const AuditLog: Story = {
  args: { address: '/operation/audit-log?action=ban' },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Audit log' })
    await expect(await within(table).findByText('Warning')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check the log' }))
    await expect(await canvas.findByText('The log is intact: 31 entries checked')).toBeVisible()
  },
}

export const AuditLogBroken: Story = {
  args: { address: '/operation/audit-log' },
  parameters: {
    msw: [
      mockCall(operation.acts.check, () => ({ rows: 11, broken_at: 12 })),
      mockCall(operation.acts.list, none),
      ...operationServer,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No entries yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check the log' }))
    await expect(await canvas.findByText('The log was tampered with at entry 12')).toBeVisible()
  },
}
