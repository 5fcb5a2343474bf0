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

/** One coloured role. Colours are CSS colours written as `#rrggbb`. */
export type ToneTokens = {
  /** Fill of the strongest control or message in this role. */
  solid: string
  solidHover: string
  solidPressed: string
  /** Text and icons on any of the three fills. */
  onSolid: string
  /** Text and icons in this role on a neutral surface or on `subtle`. */
  text: string
  /** Quiet background that carries this role. */
  subtle: string
  /** Border of a `subtle` area, or of a chosen control. */
  border: string
}

/** What differs between themes. */
export type ColorTokens = Record<ToneName, ToneTokens> & {
  /** The page. */
  canvas: string
  /** Cards on the page. */
  surface: string
  /** What floats: dialogs, sheets, toasts. */
  raised: string
  /** What is let in: wells and placeholders. */
  sunken: string
  /** Neutral control fill, and its reactions. */
  fill: string
  fillHover: string
  fillPressed: string
  /** Quiet lines that only group things. */
  border: string
  /** Lines that show where a control is. */
  borderControl: string
  text: string
  textMuted: string
  /** Text of what cannot be used now. */
  textDisabled: string
  link: string
  linkHover: string
  focus: string
  /** Behind a dialog, as `rgb(r g b / a)`. */
  scrim: string
}

/** Shadows, as CSS `box-shadow` values. */
export type ElevationTokens = {
  raised: string
  floating: string
}

/** What all themes share. Numbers are CSS pixels unless said otherwise. */
export interface ScaleTokens {
  font: {
    family: string
    mono: string
    /**
     * `size` and `line` become rem, so that they follow the reader's text size. `tracking` is in em. A text with
     * `least` shrinks to it on the narrowest phone, so that long words fit.
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
    /** The least height and width of a control under a finger. */
    touch: number
    icon: { s: number; m: number; l: number }
    spinner: Record<SpinnerSize, number>
    dialog: { system: number; alert: number; confirm: number; default: number; wide: number }
    toast: number
    /** Height of a country's flag, which is 3 to 2; becomes rem. */
    flag: Record<'s' | 'm' | 'l', number>
    /** Side of a player's picture; becomes rem. */
    avatar: Record<ControlSize, number>
    /** Thickness of a progress bar. */
    progress: Record<'s' | 'm', number>
    menu: { min: number; max: number }
    popover: number
    tooltip: number
    page: { narrow: number; default: number; wide: number }
    header: number
    /** Narrowest radio card of each layout before the columns give way. */
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

/** Everything a theme must say. A missing role is a compile error in `themes/<name>/tokens.ts`. */
export interface ThemeTokens extends ScaleTokens {
  colorScheme: 'light' | 'dark'
  color: ColorTokens
  elevation: ElevationTokens
}
