import { selectConsentView } from '@kingside/machines/consent'
import { consentStates } from '@kingside/machines/consent/examples'
import { selectRewardClaimView } from '@kingside/machines/reward-claim'
import { rewardClaimStates } from '@kingside/machines/reward-claim/examples'
import { selectTowerView } from '@kingside/machines/tower'
import { towerStates } from '@kingside/machines/tower/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TowerPage } from './TowerPage.view.tsx'

const towerView = selectTowerView
const claimView = selectRewardClaimView
const consentView = selectConsentView

/** The tower as a member sees it; one story for each state of its machines. */
const meta = {
  component: TowerPage,
  title: 'Features/Tower',
  args: {
    view: towerView(towerStates.ready),
    claim: claimView(rewardClaimStates.idle),
    consent: consentView(consentStates.given),
    onClaim: fn(),
    onConsent: fn(),
    onWithdraw: fn(),
    onNotNow: fn(),
    onExchange: fn(),
    onReward: fn(),
    onSignIn: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TowerPage>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  args: { view: towerView(towerStates.waiting) },
  parameters: { state: 'tower/waiting' },
}

export const Loading: Story = {
  args: { view: towerView(towerStates.loading) },
  parameters: {
    state: 'tower/loading',
    visual: { looksLike: 'platform-features-tower--waiting' },
  },
}

export const Ready: Story = {
  parameters: { state: 'tower/ready', visual: { claims: 'feature' } },
  play: async ({ canvas, args }) => {
    const floors = within(canvas.getByRole('region', { name: 'Levels, from the ground up' }))
    await expect(floors.getAllByRole('listitem').length).toBeGreaterThan(30)
    await userEvent.click(floors.getByRole('button', { name: 'Claim Level 5' }))
    await expect(args.onClaim).toHaveBeenCalledWith(5)
    await expect(canvas.getByText('24 of 60 points today')).toBeVisible()
    await expect(floors.getByText('44 points to go')).toBeVisible()
  },
}

export const Reloading: Story = {
  args: { view: towerView(towerStates.reloading) },
  parameters: {
    state: 'tower/reloading',
    visual: { looksLike: 'platform-features-tower--ready' },
  },
}

export const Empty: Story = {
  args: { view: towerView(towerStates.empty) },
  parameters: { state: 'tower/empty' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const ClaimIdle: Story = {
  parameters: {
    state: 'reward-claim/idle',
    visual: { looksLike: 'platform-features-tower--ready' },
  },
}

export const ClaimConsentWanted: Story = {
  args: {
    claim: claimView(rewardClaimStates.consentWanted),
    consent: consentView(consentStates.wanted),
  },
  parameters: { state: 'reward-claim/consentWanted' },
  play: async ({ args }) => {
    const question = within(
      await within(document.body).findByRole('alertdialog', { name: 'Take part in the tower?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Not now' }))
    await expect(args.onNotNow).toHaveBeenCalledOnce()
    await userEvent.click(question.getByRole('button', { name: 'Take part' }))
    await expect(args.onConsent).toHaveBeenCalledOnce()
  },
}

export const Claiming: Story = {
  args: { claim: claimView(rewardClaimStates.claiming) },
  parameters: { state: 'reward-claim/claiming' },
}

export const Claimed: Story = {
  args: { claim: claimView(rewardClaimStates.claimed) },
  parameters: {
    state: 'reward-claim/claimed',
    visual: { looksLike: 'platform-features-tower--ready' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Level 5 claimed: Postcard and 20 coins')).toBeInTheDocument()
  },
}

export const ClaimFailed: Story = {
  args: { claim: claimView(rewardClaimStates.failed) },
  parameters: { state: 'reward-claim/failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Claim again Level 5' })[0]).toBeVisible()
  },
}
