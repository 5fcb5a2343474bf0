import { type BoardTheme, boardThemeValues } from './board-theme.ts'
import { vars } from './vars.css.ts'

interface Tree {
  readonly [key: string]: string | Tree
}

/** Pairs of a contract's variable names (`var(--name)`) and the values at the same paths. */
function pairs(names: Tree, values: Tree): [name: string, value: string][] {
  return Object.entries(names).flatMap(([key, name]): [string, string][] => {
    const value = values[key]
    if (typeof name === 'string')
      return typeof value === 'string' ? [[name.slice(4, -1), value]] : []
    return typeof value === 'object' ? pairs(name, value) : []
  })
}

/**
 * A theme as CSS variables for a `style` prop or `element.style.setProperty`; it applies to every board inside. Needs
 * no build step.
 * @example <div style={boardThemeStyle({ ...worldchess, drawings: pieceSets.food })}>
 */
export const boardThemeStyle = (theme: BoardTheme): Readonly<Record<`--${string}`, string>> =>
  Object.fromEntries(pairs(vars, boardThemeValues(theme)))
