export {
  breakpoints,
  canHover,
  coarsePointer,
  forcedColors,
  from,
  layoutSteps,
  upTo,
} from './breakpoints.ts'
export type { Breakpoint } from './breakpoints.ts'
export { inRecipes, inUtilities } from './inLayer.ts'
export { layers } from './layers.css.ts'
export {
  controlSizes,
  fontWeights,
  spaceSteps,
  spinnerSizes,
  textSizes,
  toneNames,
} from './tokens.ts'
export type {
  ControlSize,
  FontWeight,
  SpaceStep,
  SpinnerSize,
  TextSize,
  ThemeTokens,
  ToneName,
} from './tokens.ts'
export { darkTheme, lightTheme, themes, vars } from './vars.css.ts'
