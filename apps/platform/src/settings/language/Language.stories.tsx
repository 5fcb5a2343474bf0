import { type Locale, provideLanguage, selectLanguageView } from '@kingside/machines/language'
import { languageStates as states, snapshotAt } from '@kingside/machines/language/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Language } from './Language.view.tsx'

const view = selectLanguageView

/**
 * The choice of the language; one story for each state of its machine. The toolbar chooses the language of the words
 * round it.
 */
const meta = {
  component: Language,
  title: 'Features/Language',
  args: { view: view(states.ready), onChoose: fn(), onRetry: fn() },
  decorators: [inPopup('Settings')],
} satisfies Meta<typeof Language>

export default meta
type Story = StoryObj<typeof meta>

/** The page goes on in the old language until the words of the new one are there. */
export const Loading: Story = {
  parameters: { state: 'language/loading', visual: { claims: 'feature' } },
  args: { view: view(states.loading) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Русский' })).toBeChecked()
    await expect(canvas.getAllByText('Loading Русский…')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(args.onChoose).toHaveBeenCalledWith('en')
  },
}

/** Nobody waits for the choice to be saved. */
export const Saving: Story = {
  parameters: {
    state: 'language/saving',
    modes: {
      kazakh: { args: { view: view(states.missing) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states.missing) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.saving) },
}

export const Ready: Story = {
  parameters: { state: 'language/ready' },
  args: { view: view(states.ready) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Қазақша' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Русский' }))
    await expect(args.onChoose).toHaveBeenCalledWith('ru')
  },
}

export const Missing: Story = {
  parameters: { state: 'language/missing' },
  args: { view: view(states.missing) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Couldn’t load this language. Check your connection and try again.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** There are no words at all: the sign, the three names and the round arrow need none. */
export const Wordless: Story = {
  parameters: { state: 'language/wordless' },
  args: { view: view(states.wordless) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: /No connection/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The very first words are on their way. */
export const Starting: Story = {
  args: { view: view(snapshotAt('loading', { locale: null, wanted: 'kz' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Қазақша' })).toBeChecked()
  },
}

/** Spoken, but only until the page is left. */
export const NotSaved: Story = {
  args: { view: view(snapshotAt('ready', { kept: false })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }))
    await expect(args.onChoose).toHaveBeenCalledWith('kz')
  },
}

/** At the start the saved language did not come, so the page speaks English. */
export const FellBackToEnglish: Story = {
  args: {
    view: view(snapshotAt('ready', { locale: 'en', wanted: 'en', missing: 'kz', kept: false })),
  },
}

export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-language--ready' } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Қазақша' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChoose).toHaveBeenCalledWith('ru')
  },
}

/** The words of Russian do not come the first time. */
const missingAtFirst = () => {
  const asked: Locale[] = []
  return provideLanguage({
    loadMessages: async (locale) => {
      asked.push(locale)
      if (asked.filter((it) => it === 'ru').length === 1) throw new TypeError('no such module')
    },
    saveLanguage: async () => {},
  })
}

/** The choice with its machine. */
function Wired() {
  const [machine] = useState(missingAtFirst)
  const [snapshot, send] = useMachine(machine, { input: { saved: 'kz', system: [] } })
  useStateMap(snapshot)
  return (
    <Language
      view={view(snapshot)}
      onChoose={(locale) => send({ type: 'language.choose', locale })}
      onRetry={() => send({ type: 'language.retry' })}
    />
  )
}

/** After the second try the notice is gone, the language is chosen and has the focus. */
export const LoadedAtLast: Story = {
  parameters: { visual: { looksLike: 'platform-features-language--saving' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Русский' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    const russian = canvas.getByRole('radio', { name: 'Русский' })
    await waitFor(() => expect(russian).toBeChecked())
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument())
    await expect(canvas.getByRole('radiogroup')).toContainElement(
      document.querySelector<HTMLInputElement>('input:focus'),
    )
  },
}
