import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OwnTitles } from './OwnTitles.view.tsx'
import type { OwnTitleFacts } from './titles.types.ts'

/** A member's arena titles on the own profile: the one held, the way to the next, what is missing, the certificates. */
const meta = {
  title: 'Features/Arena titles',
  component: OwnTitles,
  args: {
    view: { status: 'loading' },
    needs: { hasPro: true, fide: 'verified' },
    onRetry: fn(),
    onUpgrade: fn(),
    onConnectFide: fn(),
  },
} satisfies Meta<typeof OwnTitles>

export default meta
type Story = StoryObj<typeof meta>

const certificate = (title: 'ACM' | 'AFM' | 'AIM' | 'AGM') => ({
  title,
  pdf: `/files/titles/${title}-example-en.pdf`,
  png: `/files/titles/${title}-example-en.png`,
})

const begun: OwnTitleFacts = {
  held: null,
  next: {
    title: 'ACM',
    performanceRequired: 1100,
    ways: [
      { boardType: 'bullet', gamesPlayed: 0, gamesRequired: 150, performance: null },
      { boardType: 'blitz', gamesPlayed: 34, gamesRequired: 100, performance: 1064 },
      { boardType: 'rapid', gamesPlayed: 12, gamesRequired: 50, performance: 1187 },
    ],
  },
  certificates: { titles: [], zip: null },
}

const titled: OwnTitleFacts = {
  held: 'AFM',
  next: {
    title: 'AIM',
    performanceRequired: 1700,
    ways: [
      { boardType: 'bullet', gamesPlayed: 150, gamesRequired: 150, performance: 1544 },
      { boardType: 'blitz', gamesPlayed: 100, gamesRequired: 100, performance: 1688 },
      { boardType: 'rapid', gamesPlayed: 41, gamesRequired: 50, performance: 1712 },
    ],
  },
  certificates: {
    titles: [certificate('ACM'), certificate('AFM')],
    zip: '/files/titles/example-en.zip',
  },
}

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your titles…')
  },
}

export const Failed: Story = {
  args: { view: { status: 'failed', isRetrying: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** No title yet, and all that a title takes beside games. */
export const Begun: Story = {
  args: { view: { status: 'ready', facts: begun } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next title: Arena Candidate Master (ACM)')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Blitz' })).toHaveAttribute(
      'aria-valuetext',
      '34 of 100 games',
    )
    await expect(canvas.getByText('Performance so far: 1064')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

/** A title held, its certificates, and the way to the next. */
export const Titled: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: { status: 'ready', facts: titled } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re an Arena FIDE Master')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Arena FIDE Master PDF' })).toHaveAttribute(
      'href',
      '/files/titles/AFM-example-en.pdf',
    )
    await expect(canvas.getByRole('link', { name: 'Download all (ZIP)' })).toBeVisible()
  },
}

export const Highest: Story = {
  args: {
    view: {
      status: 'ready',
      facts: {
        held: 'AGM',
        next: null,
        certificates: { titles: [certificate('AGM')], zip: '/files/titles/example-en.zip' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There’s no higher arena title.')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}

export const NeedsPro: Story = {
  args: { view: { status: 'ready', facts: begun }, needs: { hasPro: false, fide: 'none' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(args.onUpgrade).toHaveBeenCalledOnce()
  },
}

/** The membership is over: the rating stays as it was. */
export const Frozen: Story = {
  args: { view: { status: 'ready', facts: titled }, needs: { hasPro: false, fide: 'verified' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your FOA rating is frozen/)).toBeVisible()
  },
}

export const NeedsFideId: Story = {
  args: { view: { status: 'ready', facts: begun }, needs: { hasPro: true, fide: 'none' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect your FIDE ID' }))
    await expect(args.onConnectFide).toHaveBeenCalledOnce()
  },
}

export const FideIdOnCheck: Story = {
  args: { view: { status: 'ready', facts: begun }, needs: { hasPro: true, fide: 'on-check' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’re checking your FIDE ID')).toBeVisible()
  },
}
