import { createGlobalTheme } from '@vanilla-extract/css'
import { boardThemeValues } from '../board-theme.ts'
import { vars } from '../vars.css.ts'
import { theme } from './theme.ts'

/** `:where` has no specificity, so any other theme overrides the default one. */
createGlobalTheme(':where(:root)', vars, boardThemeValues(theme))
