import { Unstyled } from '@storybook/addon-docs/blocks'
import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import {
  fontWeights,
  spaceSteps,
  textSizes,
  themes,
  toneNames,
  vars,
} from '@kingside/design-system/theme'
import { type ReactNode, useState } from 'react'
import { iconsInUse } from '../../packages/design-system/src/stories/iconsInUse.ts'
import { contrastRatio } from '../../packages/design-system/src/themes/contrast.ts'
import { darkTokens } from '../../packages/design-system/src/themes/dark/tokens.ts'
import { lightTokens } from '../../packages/design-system/src/themes/light/tokens.ts'
import { scales } from '../../packages/design-system/src/themes/scales.ts'
import type { ColorTokens } from '../../packages/design-system/src/themes/tokens.ts'
import * as styles from './foundations.css.ts'

const bothThemes = [
  { name: 'Dark', className: themes.dark, color: darkTokens.color },
  { name: 'Light', className: themes.light, color: lightTokens.color },
]

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'fill', 'border'] as const
const inks = ['text', 'textMuted', 'textDisabled', 'link', 'focus'] as const

/** The neutral colours and the five tones, in both themes at once. */
export function Colours() {
  return (
    <div className={styles.panels}>
      {bothThemes.map(({ name, className, color }) => (
        <div key={name} className={`${styles.panel} ${className}`}>
          <Stack gap={5}>
            <Text weight="semibold">{name}</Text>
            <Swatches title="Surfaces" colors={surfaces.map((role) => [role, color[role]])} />
            <Swatches
              title="Text and lines, with the contrast on the page"
              colors={inks.map((role) => [role, color[role]])}
              canvas={color.canvas}
            />
            {toneNames.map((tone) => (
              <Swatches key={tone} title={tone} colors={toneOf(color, tone)} />
            ))}
          </Stack>
        </div>
      ))}
    </div>
  )
}

const toneOf = (color: ColorTokens, tone: (typeof toneNames)[number]): [string, string][] =>
  Object.entries(color[tone]).filter(([role]) => !/Hover|Pressed/.test(role))

interface SwatchesProps {
  readonly title: string
  readonly colors: readonly (readonly [role: string, color: string])[]
  readonly canvas?: string
}

function Swatches({ title, colors, canvas }: SwatchesProps) {
  return (
    <Stack gap={2}>
      <Text size="s" tone="muted">
        {title}
      </Text>
      <div className={styles.swatches}>
        {colors.map(([role, color]) => (
          <div key={role}>
            <div className={styles.swatch} style={{ backgroundColor: color }} />
            <Text as="div" size="xs" weight="medium">
              {role}
            </Text>
            <Text as="div" size="xs" tone="muted" tabular>
              {canvas ? `${color} · ${contrastRatio(color, canvas).toFixed(1)}` : color}
            </Text>
          </div>
        ))}
      </div>
    </Stack>
  )
}

/** A table's row: a name and what it looks like. */
function Row({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div>
        <Text as="div" size="s" weight="medium">
          {name}
        </Text>
        {note !== undefined && (
          <Text as="div" size="xs" tone="muted" tabular>
            {note}
          </Text>
        )}
      </div>
      <div>{children}</div>
    </div>
  )
}

const sentence = 'White to move · Ход белых · Ақтың жүрісі'

/** The five sizes of text, each with all three alphabets that readers of ours use. */
export const TypeSizes = () =>
  textSizes.map((size) => {
    const { size: height, line, min } = scales.font.text[size]
    return (
      <Row
        key={size}
        name={size}
        note={`${min === undefined ? height : `${min} to ${height}`} / ${line} px`}
      >
        <Text size={size}>{sentence}</Text>
      </Row>
    )
  })

export const TypeWeights = () =>
  fontWeights.map((weight) => (
    <Row key={weight} name={weight} note={String(scales.font.weight[weight])}>
      <Text weight={weight}>{sentence}</Text>
    </Row>
  ))

export const Spaces = () =>
  spaceSteps
    .filter((step) => step > 0)
    .map((step) => (
      <Row key={step} name={`gap={${step}}`} note={`${scales.space[step] * 4} px`}>
        <div className={styles.bar} style={{ inlineSize: vars.space[step] }} />
      </Row>
    ))

const corners = ['xs', 's', 'm', 'l', 'xl', 'full'] as const

export const Corners = () => (
  <div className={styles.icons}>
    {corners.map((step) => (
      <div key={step}>
        <div className={styles.corner} style={{ borderRadius: vars.radius[step] }} />
        <Text as="div" size="s" weight="medium">
          {step}
        </Text>
      </div>
    ))}
  </div>
)

/** The icons that mean the same on every page. */
export const Icons = () => (
  <div className={styles.icons}>
    {iconsInUse.map(([Icon, meaning]) => (
      <Stack key={meaning} gap={1}>
        <Icon size={scales.size.icon.l} className={styles.icon} aria-hidden="true" />
        <Text size="s">{meaning}</Text>
      </Stack>
    ))}
  </div>
)

const durations = ['fast', 'base', 'slow'] as const

/** Each duration with its curve, again at each press. */
export function Motions() {
  const [runs, setRuns] = useState(0)
  return (
    <Stack gap={3}>
      {durations.map((name) => (
        <Row key={name} name={name} note={`${scales.motion[name]} ms`}>
          <div className={styles.track}>
            <div
              key={runs}
              className={styles.runner}
              style={{ animationDuration: vars.duration[name] }}
            />
          </div>
        </Row>
      ))}
      <div>
        <Button type="secondary" size="s" onPress={() => setRuns(runs + 1)}>
          Play again
        </Button>
      </div>
    </Stack>
  )
}

interface DoDontProps {
  readonly dos: readonly ReactNode[]
  readonly donts: readonly ReactNode[]
}

/** A place for our own parts on a docs page, whose look is Storybook's. */
export const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <Unstyled>
    <div className={styles.page}>{children}</div>
  </Unstyled>
)

/** What to do, beside what not to do. */
export const DoDont = ({ dos, donts }: DoDontProps) => (
  <div className={styles.panels}>
    <Advice title="Do" className={styles.good} lines={dos} />
    <Advice title="Don’t" className={styles.bad} lines={donts} />
  </div>
)

interface AdviceProps {
  readonly title: string
  readonly className: string
  readonly lines: readonly ReactNode[]
}

const Advice = ({ title, className, lines }: AdviceProps) => (
  <div className={`${styles.panel} ${className}`}>
    <Stack gap={2}>
      <Text weight="semibold">{title}</Text>
      <Stack as="ul" gap={2}>
        {lines.map((line, index) => (
          <Text key={index} as="li" size="s">
            {line}
          </Text>
        ))}
      </Stack>
    </Stack>
  </div>
)
