import { create } from 'storybook/theming/create'
import { darkTokens } from '../packages/design-system/src/themes/dark/tokens.ts'
import { lightTokens } from '../packages/design-system/src/themes/light/tokens.ts'
import type { ThemeTokens } from '../packages/design-system/src/themes/tokens.ts'

/** Storybook's own menus and docs pages in one of our themes. */
const frameOf = ({ colorScheme, color, font, radius }: ThemeTokens) =>
  create({
    base: colorScheme,
    brandTitle: 'Kingside',
    fontBase: font.family,
    fontCode: font.mono,
    colorPrimary: color.brand.solid,
    colorSecondary: color.brand.text,
    appBg: color.sunken,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appHoverBg: color.fill,
    appBorderColor: color.border,
    appBorderRadius: radius.l,
    textColor: color.text,
    textInverseColor: color.brand.onSolid,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.text,
    barSelectedColor: color.brand.text,
    inputBg: color.surface,
    inputBorder: color.borderControl,
    inputTextColor: color.text,
    inputBorderRadius: radius.m,
    buttonBg: color.fill,
    buttonBorder: color.border,
    booleanBg: color.fill,
    booleanSelectedBg: color.surface,
  })

/** The frame by the name of the theme that the toolbar chose. */
export const frameThemes = { dark: frameOf(darkTokens), light: frameOf(lightTokens) }
