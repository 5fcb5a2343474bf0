import type { Meta, StoryObj } from '@storybook/react-vite'
import { places } from '../places.messages.ts'
import { page as fairPlay } from './fair-play/ru.ts'
import { page as privacy } from './privacy/kz.ts'
import { page as releaseNotes } from './release-notes/kz.ts'
import { page as termsInKazakh } from './terms/kz.ts'
import { page as termsInRussian } from './terms/ru.ts'
import type { TextSection } from './text-page.ts'
import { TextPageView } from './TextPage.view.tsx'

const sectionsOf = (sections: Readonly<Record<string, TextSection>>) =>
  Object.entries(sections).map(([id, section]) => ({ id, ...section }))

/** The long texts in the languages that the pages' stories don't show. */
const meta = {
  component: TextPageView,
  title: 'Features/TextPage',
  args: {
    title: places.terms,
    changed: '2026-11-23',
    lead: termsInKazakh.lead,
    sections: sectionsOf(termsInKazakh.sections),
  },
  globals: { locale: 'kz' },
} satisfies Meta<typeof TextPageView>

export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      russian: {
        args: { lead: termsInRussian.lead, sections: sectionsOf(termsInRussian.sections) },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Privacy: Story = {
  args: { title: places.privacy, lead: privacy.lead, sections: sectionsOf(privacy.sections) },
}

export const FairPlay: Story = {
  args: { title: places.fairPlay, lead: fairPlay.lead, sections: sectionsOf(fairPlay.sections) },
  globals: { locale: 'ru' },
}

export const ReleaseNotes: Story = {
  args: {
    title: places.releaseNotes,
    changed: null,
    lead: releaseNotes.lead,
    sections: sectionsOf(releaseNotes.sections),
  },
}
