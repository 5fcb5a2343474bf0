/** Class names by variant and value. */
export type RecipeGroups = Readonly<Record<string, Readonly<Record<string, string>>>>
/** A value for each variant. */
export type RecipeChoices = Readonly<Record<string, string | number | boolean | undefined>>
/** A combination of values, and its class name. */
export type RecipeCompound = readonly [when: RecipeChoices, name: string]

/**
 * The part of a `recipe` that runs in the page: joins the class names of the chosen values. Every part with variants
 * contains it, so it is short.
 */
export const recipeClasses =
  (base: string, groups: RecipeGroups, meetings: readonly RecipeCompound[] = []) =>
  (choices: RecipeChoices = {}): string => {
    let names = base
    for (const group in groups) {
      const name = groups[group]?.[String(choices[group])]
      if (name) names += ` ${name}`
    }
    for (const [when, name] of meetings) {
      let met = true
      for (const group in when) met &&= when[group] === choices[group]
      if (met) names += ` ${name}`
    }
    return names
  }
