import { exampleOperatorReport } from '@kingside/api/calls/operation/reports'
import { operatorContract } from '@kingside/api/calls/operation/index'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { operationServer } from '../stories/operation-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'

const { reports, verifications, freePro } = operatorContract.operation

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" width="320" height="200"><path fill="#9dc3e6" d="M0 0h16v10H0z"/><path fill="#3b5a4a" d="M9 3h6v4H9z"/><circle cx="4" cy="4" r="2" fill="#7b5638"/></svg>`
const document = http.get('/files/private/:name', () =>
  HttpResponse.text(drawn, { headers: { 'content-type': 'image/svg+xml' } }),
)
const none = () => ({ count: 0, results: [] })
const decided = {
  ...exampleOperatorReport,
  id: 87,
  kind: 'behaviour' as const,
  text: '',
  game_id: null,
  dismissed_of_reporter: 0,
  decided: {
    decision: 'dismissed' as const,
    at: '2026-03-02T09:00:00.000Z',
    by: 'operator@kingside.example',
    note: 'The game shows a lost connection.',
  },
}
const request = verifications.get.example
const form = {
  firstName: 'Example',
  lastName: 'Newcomer',
  birthDate: '2014-05-01',
  placeOfBirth: 'Almaty',
  nationality: 112,
  federation: 112,
  gender: 'female' as const,
}

/** What operators decide about people: reports, requests for a FIDE ID, and free Pro. */
const meta = {
  ...pageMeta,
  title: 'Pages/Operation/People',
  args: { address: '/operation/reports', reader: 'free' },
  parameters: {
    ...pageParameters,
    msw: [
      document,
      mockCall(reports.list),
      mockCall(reports.decide),
      mockCall(verifications.list),
      mockCall(verifications.get),
      mockCall(freePro.list),
      ...operationServer,
    ],
  },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const server = meta.parameters.msw

export const Reports: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Every move took the same time/)).toBeVisible()
    await expect(canvas.getByText(/3 reports of this player/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open game' })).toHaveAttribute(
      'href',
      '/game/f3kQ9zX1mT8w',
    )
    await expect(canvas.getByRole('link', { name: 'Ban player' })).toHaveAttribute(
      'href',
      '/operation/bans?ban=aHx3kPq9Zt1',
    )
  },
}

export const ReportsClosed: Story = {
  args: { address: '/operation/reports?state=decided' },
  parameters: {
    msw: [mockCall(reports.list, () => ({ count: 1, results: [decided] })), ...server],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Dismissed by operator@kingside.example/)).toBeVisible()
  },
}

export const NoReports: Story = {
  parameters: { msw: [mockCall(reports.list, none), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open reports')).toBeVisible()
  },
}

/** Somebody else was quicker. */
export const ReportDecidedMeanwhile: Story = {
  parameters: {
    msw: [
      mockFailure(reports.decide, 409, {
        code: 'changed_meanwhile',
        detail: 'Another operator has decided this report.',
      }),
      ...server,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss report' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Dismiss the report of Example Player?' }),
    )
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A strong player.')
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss report' }))
    await expect(await dialog.findByText('Another operator has decided this report.')).toBeVisible()
  },
}

export const Requests: Story = {
  args: { address: '/operation/verifications' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'FIDE ID requests' })
    await expect(await within(table).findByText('IM Player, Example')).toBeVisible()
  },
}

export const NoRequests: Story = {
  args: { address: '/operation/verifications' },
  parameters: { msw: [mockCall(verifications.list, none), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests')).toBeVisible()
  },
}

export const OneRequest: Story = {
  args: { address: '/operation/verifications/3' },
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Selfie with document' })).toBeVisible()
    await expect(canvas.getByText('The document says: Example Maiden')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve request' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }))
  },
}

/** A child who has no FIDE ID: the operator types the one that the federation has given. */
export const RequestForAnId: Story = {
  args: { address: '/operation/verifications/3' },
  parameters: {
    msw: [
      mockCall(verifications.get, () => ({
        ...request,
        fide_id: null,
        entry: null,
        asks_for_pro: false,
        comment: '',
        note: '',
        form,
        has_agreed: true,
        files: {
          avatar: '/files/private/a.webp',
          selfie_with_id: '/files/private/b.webp',
          parent_consent: '/files/private/c.webp',
        },
      })),
      ...server,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve request' }))
    await expect(
      await canvas.findByRole('textbox', { name: 'FIDE ID that was given' }),
    ).toHaveAccessibleDescription(/Fill in the value/)
  },
}

export const RequestRejected: Story = {
  args: { address: '/operation/verifications/3' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject request' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject the request?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject request' }))
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      /Fill in the value/,
    )
  },
}

export const RequestGone: Story = {
  args: { address: '/operation/verifications/3' },
  parameters: {
    msw: [
      mockFailure(verifications.get, 404, { code: 'not_found', detail: 'Nothing waits.' }),
      ...server,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to decide')).toBeVisible()
  },
}

export const FreePro: Story = {
  args: { address: '/operation/free-pro' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Grant Pro' })).toBeVisible()
  },
}

export const FreeProAsked: Story = {
  args: { address: '/operation/free-pro' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse Pro' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Refuse Pro to Example Player?')).toBeVisible()
  },
}

export const NoFreePro: Story = {
  args: { address: '/operation/free-pro' },
  parameters: { msw: [mockCall(freePro.list, none), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests for free Pro')).toBeVisible()
  },
}
