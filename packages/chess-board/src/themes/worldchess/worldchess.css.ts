import { createGlobalTheme } from '@vanilla-extract/css'
import { boardThemeValues } from '../board-theme.ts'
import { vars } from '../vars.css.ts'
import { theme } from './theme.ts'

/** The default theme stands on the root with no weight, so that any other theme wins over it. */
createGlobalTheme(':where(:root)', vars, boardThemeValues(theme))
