/** Class names by variant and by its value. */
export type RecipeGroups = Readonly<Record<string, Readonly<Record<string, string>>>>
/** A value for each variant. */
export type RecipeChoices = Readonly<Record<string, string | number | boolean | undefined>>
/** Values that meet, and the class name for that. */
export type RecipeCompound = readonly [when: RecipeChoices, name: string]

/**
 * What is left of a `recipe` in the page: puts the class names of the chosen values together. It is in every part that
 * has variants, so it stays short.
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
