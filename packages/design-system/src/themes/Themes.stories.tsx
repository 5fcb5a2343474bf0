import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../Heading/index.ts'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { contrastRatio } from './contrast.ts'
import { darkTokens } from './dark/tokens.ts'
import { lightTokens } from './light/tokens.ts'
import * as styles from '../stories/swatch.css.ts'
import { toneNames, type ColorTokens, type ThemeTokens } from './tokens.ts'

interface PaletteProps {
  /** The theme whose colours to show, whatever theme the page has. */
  tokens: ThemeTokens
}

/** Every colour of a theme, with its contrast against the theme's page. Small print: 4.5 for text, 3 for controls. */
function Palette({ tokens: { color } }: PaletteProps) {
  return (
    <Stack gap={6}>
      <Swatches title="Neutral" colors={neutralsOf(color)} canvas={color.canvas} />
      {toneNames.map((tone) => (
        <Swatches
          key={tone}
          title={tone}
          colors={Object.entries(color[tone])}
          canvas={color.canvas}
        />
      ))}
    </Stack>
  )
}

const meta = {
  title: 'Themes',
  component: Palette,
  decorators: [padded],
} satisfies Meta<typeof Palette>

export default meta
type Story = StoryObj<typeof meta>

export const Dark: Story = {
  parameters: { visual: { claims: 'dark' } },
  args: { tokens: darkTokens },
}

export const Light: Story = {
  parameters: { visual: { claims: 'dark' } },
  args: { tokens: lightTokens },
}

interface SwatchesProps {
  title: string
  colors: [name: string, color: string][]
  canvas: string
}

function Swatches({ title, colors, canvas }: SwatchesProps) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="m">
        {title}
      </Heading>
      <Inline gap={3} align="start">
        {colors.map(([name, color]) => (
          <div key={name} className={styles.swatch}>
            <div className={styles.color} style={{ backgroundColor: color }} />
            <Text as="div" size="xs" weight="medium">
              {name}
            </Text>
            <Text as="div" size="xs" tone="muted" tabular>
              {`${color} · ${contrastRatio(color, canvas).toFixed(1)}`}
            </Text>
          </div>
        ))}
      </Inline>
    </Stack>
  )
}

const neutralsOf = (color: ColorTokens): [string, string][] =>
  Object.entries(color).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.startsWith('#') ? [[name, value]] : [],
  )
