import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PreferenceSwitch } from '../PreferenceSwitch/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { languages, siteLogo } from '../stories/site.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { socialNetworks } from './SocialIcon.tsx'

const hrefs = ['support', 'pricing', 'release-notes', 'api', 'fair-play', 'privacy', 'terms']

/** Seven links in three groups. */
const groupsOf = (titles: readonly string[], labels: readonly string[]) => {
  const links = labels.map((label, place) => ({ label, href: `#${hrefs[place] ?? place}` }))
  const parts = [links.slice(0, 2), links.slice(2, 4), links.slice(4)]
  return titles.map((title, place) => ({ title, links: parts[place] ?? [] }))
}

const social = socialNetworks.map((network) => ({
  network,
  href: `https://example.org/${network}`,
  label: `Kingside on ${network}`,
}))

const preferences = (label: string) => (
  <PreferenceSwitch
    preference="language"
    label={label}
    languages={languages}
    value="en"
    onChange={fn()}
  />
)

/**
 * The end of every page: what is rarely needed, and where else the product is found.
 *
 * **Do** group the links under words that readers look for. **Do** name the product in the labels of social links.
 * **Don't** put anything here that a player needs during a game.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes through the links, group by group |
 */
const meta = {
  title: 'SiteFooter',
  component: SiteFooter,
  args: {
    brand: (
      <>
        {siteLogo}
        <p>Play, learn and meet at the board.</p>
      </>
    ),
    groups: groupsOf(
      ['Help', 'Product', 'Rules'],
      [
        'Support',
        'Pricing',
        'Release notes',
        'API',
        'Fair play policy',
        'Privacy policy',
        'Terms of use',
      ],
    ),
    navigationLabel: 'Further links',
    social,
    note: '© 2026 Kingside',
    preferences: preferences('Language'),
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: everyLook,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Rules' })).toHaveTextContent('Fair play policy')
    await expect(canvas.getByRole('link', { name: 'Kingside on twitter' })).toHaveAttribute(
      'href',
      'https://example.org/twitter',
    )
  },
}

export const LinksAlone: Story = {
  parameters: {
    visual: { claims: 'phone' },
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
  args: { brand: undefined, social: [], note: undefined, preferences: undefined },
}

export const WithoutPreferences: Story = {
  args: { preferences: undefined },
  parameters: {
    modes: {
      kazakh: {
        args: {
          brand: (
            <>
              {siteLogo}
              <p>Тақта басында ойнаңыз, үйреніңіз және танысыңыз.</p>
            </>
          ),
          groups: groupsOf(
            ['Көмек', 'Өнім', 'Ережелер'],
            [
              'Қолдау қызметі',
              'Бағалар',
              'Жаңартулар тізімі',
              'API',
              'Адал ойын саясаты',
              'Құпиялылық саясаты',
              'Пайдалану шарттары',
            ],
          ),
          navigationLabel: 'Басқа сілтемелер',
          preferences: preferences('Тіл'),
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          brand: (
            <>
              {siteLogo}
              <p>Играйте, учитесь и встречайтесь за доской.</p>
            </>
          ),
          groups: groupsOf(
            ['Помощь', 'Продукт', 'Правила'],
            [
              'Поддержка',
              'Цены',
              'Список изменений',
              'API',
              'Политика честной игры',
              'Политика конфиденциальности',
              'Условия использования',
            ],
          ),
          navigationLabel: 'Другие ссылки',
          preferences: preferences('Язык'),
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const LongWords: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    groups: groupsOf(
      ['Unterstützungsangebote', 'Produktinformationen', 'Nutzungsbestimmungen'],
      [
        'Benutzerunterstützung',
        'Mitgliedschaftspreise',
        'Veröffentlichungshinweise',
        'Programmierschnittstelle',
        'Fairplaybestimmungen',
        'Datenschutzgrundverordnungserklärung',
        'Allgemeine Nutzungsbedingungen',
      ],
    ),
  },
}
