import { createThemeContract } from '@vanilla-extract/css'
import './layers.css.ts'
import { darkTokens } from './dark/tokens.ts'
import { toCss } from './toCss.ts'

/** The structure of every theme. The values given here are dropped. */
export const vars = createThemeContract(toCss(darkTokens))
