import { Surface } from '@kingside/design-system/Surface'
import { TextArea } from '@kingside/design-system/TextArea'
import { selectTournamentDraftView } from '@kingside/machines/tournament-draft'
import { tournamentDraftStates as states } from '@kingside/machines/tournament-draft/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { FormLoader } from './FormLoader.tsx'
import { FormPage } from './FormPage.view.tsx'

/** What the page gives for a snapshot; of the fields there is one. */
function argsOf(snapshot: (typeof states)['saved']) {
  const view = selectTournamentDraftView(snapshot)
  if (view.status !== 'form') throw new Error(`${view.status} has no form.`)
  return {
    state: view.state,
    code: view.code,
    problemCount: view.problems.length,
    children: (
      <Surface padding={4}>
        <TextArea label="Description" value={view.form.description ?? ''} onChange={() => {}} />
      </Surface>
    ),
  }
}

/** How the form of a tournament is doing; one story for each state of its machine. */
const meta = {
  component: FormPage,
  title: 'Features/TournamentDraft',
  decorators: [inPage],
  args: {
    ...argsOf(states['editing.clean']),
    kind: 'draft',
    isOwn: false,
    managePath: null,
    menu: [{ id: 'delete', label: 'Delete draft', danger: true, onAction: fn() }],
    problem: null,
    isCopying: false,
    isSendingCover: false,
    onSubmit: fn(),
    onReload: fn(),
    onKeepMine: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof FormPage>

export default meta
type Story = StoryObj<typeof meta>

const loader = (snapshot: (typeof states)['saved'], onRetry = () => {}) => {
  const view = selectTournamentDraftView(snapshot)
  if (view.status === 'form') throw new Error('It is loaded.')
  return <FormLoader view={view} backPath="/tournaments/autumn-swiss" onRetry={onRetry} />
}

export const Loading: Story = {
  parameters: { state: 'tournament-draft/loading' },
  render: () => loader(states.loading),
}

export const EditingClean: Story = {
  parameters: { state: 'tournament-draft/editing.clean' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish tournament' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const EditingDirty: Story = {
  args: argsOf(states['editing.dirty']),
  parameters: { state: 'tournament-draft/editing.dirty', visual: { claims: 'feature' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes')
  },
}

export const Saving: Story = {
  args: argsOf(states.saving),
  parameters: { state: 'tournament-draft/saving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…')
  },
}

export const Saved: Story = {
  args: argsOf(states.saved),
  parameters: { state: 'tournament-draft/saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved')
  },
}

/** Somebody else has saved it meanwhile: the text stays, and its owner chooses. */
export const Conflict: Story = {
  args: argsOf(states.conflict),
  parameters: { state: 'tournament-draft/conflict' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Someone else changed this tournament')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my changes' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Load newer version' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('textbox')).toHaveValue('Seven rounds of blitz, and prizes.')
  },
}

export const Invalid: Story = {
  args: argsOf(states.invalid),
  parameters: { state: 'tournament-draft/invalid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 fields need your attention')
  },
}

export const Publishing: Story = {
  args: argsOf(states.publishing),
  parameters: { state: 'tournament-draft/publishing' },
}

export const Deleting: Story = {
  args: argsOf(states.deleting),
  parameters: { state: 'tournament-draft/deleting' },
}

/** Its page opens. */
export const Published: Story = {
  parameters: {
    state: 'tournament-draft/published',
    visual: { looksLike: 'platform-features-tournamentdraft--loading' },
  },
  render: () => loader(states.published),
}

/** Who is administrator no longer keeps the text. */
export const Refused: Story = {
  args: argsOf(states.refused),
  parameters: { state: 'tournament-draft/refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You are not administrator of this community.',
    )
    await expect(canvas.getByRole('textbox')).toHaveValue('Seven rounds of blitz, and prizes.')
  },
}

export const Failed: Story = {
  args: argsOf(states.failed),
  parameters: { state: 'tournament-draft/failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re offline')).toBeVisible()
    await expect(canvas.getByText('Not saved')).toBeVisible()
  },
}

/** Deleted in another window: its text can begin another draft. */
export const Gone: Story = {
  args: argsOf(states.gone),
  parameters: { state: 'tournament-draft/gone' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start new draft' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
}

/** The form of a published tournament leads to where it is run. */
export const Edited: Story = {
  args: {
    kind: 'published',
    managePath: '/tournaments/autumn-swiss/manage',
    menu: [{ id: 'duplicate', label: 'Duplicate', onAction: fn() }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Manage tournament' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible()
  },
}
