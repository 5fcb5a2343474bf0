import { assignVars, createTheme, globalStyle } from '@vanilla-extract/css'
import './fonts.css.ts'
import './reset.css.ts'
import { vars } from './contract.css.ts'
import { darkTokens } from './dark/tokens.ts'
import { inBase } from './inLayer.ts'
import { lightTokens } from './light/tokens.ts'
import { toCss } from './toCss.ts'
import { mapValues } from './mapValues.ts'

export { vars }

/** Class of the dark theme, for the document element. */
export const darkTheme = createTheme(vars, toCss(darkTokens))
/** Class of the light theme, for the document element. */
export const lightTheme = createTheme(vars, toCss(lightTokens))

/** Every theme's class, by name. A page without any of them is dark. */
export const themes = { dark: darkTheme, light: lightTheme }

globalStyle(':root', inBase({ vars: assignVars(vars, toCss(darkTokens)), colorScheme: 'dark' }))
globalStyle(`.${darkTheme}`, { colorScheme: darkTokens.colorScheme })
globalStyle(`.${lightTheme}`, { colorScheme: lightTokens.colorScheme })

globalStyle(`:root, .${darkTheme}, .${lightTheme}`, {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(
        vars.duration,
        mapValues(vars.duration, () => '0ms'),
      ),
    },
  },
})
