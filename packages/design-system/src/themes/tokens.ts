/** The coloured roles. Everything else in the interface is neutral. */
export const toneNames = ['brand', 'info', 'success', 'warning', 'danger'] as const
export type ToneName = (typeof toneNames)[number]

/** Steps of the 4 px grid: `gap={4}` is 16 px. */
export const spaceSteps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const
export type SpaceStep = (typeof spaceSteps)[number]

/** 12, 14, 15, 22 and 42 px. */
export const textSizes = ['xs', 's', 'm', 'l', 'xl'] as const
export type TextSize = (typeof textSizes)[number]

/** 100 to 900. */
export const fontWeights = [
  'thin',
  'extraLight',
  'light',
  'regular',
  'medium',
  'semibold',
  'bold',
  'extraBold',
  'black',
] as const
export type FontWeight = (typeof fontWeights)[number]

export const controlSizes = ['xs', 's', 'm', 'l', 'xl'] as const
export type ControlSize = (typeof controlSizes)[number]

export const spinnerSizes = [16, 20, 24, 28, 32] as const
export type SpinnerSize = (typeof spinnerSizes)[number]

/** One coloured role. Colours are written as `#rrggbb`. */
export type ToneTokens = {
  /** Background of the strongest control or message in this role. */
  solid: string
  solidHover: string
  solidPressed: string
  /** Text and icons on any of the three fills. */
  onSolid: string
  /** Text and icons in this role on a neutral surface or on `subtle`. */
  text: string
  /** Muted background of this role. */
  subtle: string
  /** Border of a `subtle` area, or of a chosen control. */
  border: string
}

/** The tokens that differ between themes. */
export type ColorTokens = Record<ToneName, ToneTokens> & {
  /** Background of the page. */
  canvas: string
  /** Background of cards. */
  surface: string
  /** Background of floating elements: dialogs, sheets, toasts. */
  raised: string
  /** Background of wells and placeholders. */
  sunken: string
  /** Background of neutral controls, and its states. */
  fill: string
  fillHover: string
  fillPressed: string
  /** Muted lines that only group things. */
  border: string
  /** Borders of controls. */
  borderControl: string
  text: string
  textMuted: string
  /** Text of disabled controls. */
  textDisabled: string
  link: string
  linkHover: string
  focus: string
  /** The shade behind a dialog, as `rgb(r g b / a)`. */
  scrim: string
}

/** Shadows, as CSS `box-shadow` values. */
export type ElevationTokens = {
  raised: string
  floating: string
}

/** The tokens that all themes share. Numbers are CSS pixels unless stated otherwise. */
export interface ScaleTokens {
  font: {
    family: string
    mono: string
    /**
     * `size` and `line` become rem, so that they follow the reader's text size. `tracking` is in em. A text with `min`
     * shrinks to it on the narrowest phone, so that long words fit.
     */
    text: Record<TextSize, { size: number; line: number; tracking: number; min?: number }>
    weight: Record<FontWeight, number>
  }
  /** In steps of 4 px. */
  space: Record<SpaceStep, number>
  radius: { xs: number; s: number; m: number; l: number; xl: number; full: number }
  /** Milliseconds and easing curves; durations are 0 under reduced motion. */
  motion: {
    fast: number
    base: number
    slow: number
    toastFade: number
    spin: number
    pulse: number
    easeOut: string
    easeInOut: string
  }
  size: {
    /** Height of a control; becomes rem. */
    control: Record<ControlSize, number>
    /** The smallest height and width of a control on touch screens. */
    touch: number
    icon: { s: number; m: number; l: number }
    spinner: Record<SpinnerSize, number>
    dialog: { system: number; alert: number; confirm: number; default: number; wide: number }
    toast: number
    /** Height of a country's flag (3:2); becomes rem. */
    flag: Record<'s' | 'm' | 'l', number>
    /** Side of an avatar; becomes rem. */
    avatar: Record<ControlSize, number>
    /** Thickness of a progress bar. */
    progress: Record<'s' | 'm', number>
    menu: { min: number; max: number }
    popover: number
    tooltip: number
    page: { narrow: number; default: number; wide: number }
    header: number
    /** Narrowest radio card of each layout before there are fewer columns. */
    card: { row: number; column: number; compact: number }
    /** Narrowest column of a `Grid`, and the width of a `Split`'s aside. */
    column: { s: number; m: number; l: number }
    radioMark: number
    hairline: number
    line: number
    focusGap: number
  }
  layer: { header: number; dialog: number; toast: number }
  opacity: { faded: number }
}

/** All tokens of a theme. A missing role is a compile error in `themes/<name>/tokens.ts`. */
export interface ThemeTokens extends ScaleTokens {
  colorScheme: 'light' | 'dark'
  color: ColorTokens
  elevation: ElevationTokens
}
