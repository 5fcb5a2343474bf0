import { style, type ComplexStyleRule } from '@vanilla-extract/css'
import { addFunctionSerializer } from '@vanilla-extract/css/functionSerializer'
import { mapValues } from './mapValues.ts'
import { recipeClasses, type RecipeCompound } from './recipeClasses.ts'

type Rule = ComplexStyleRule | string
type Variants = Record<string, Record<string, Rule>>
type Value<Name> = Name extends 'true' | 'false' ? boolean : Name

/** A value for each variant; those left out add nothing. */
type Choices<Groups> = { readonly [Group in keyof Groups]?: Value<keyof Groups[Group]> | undefined }

interface RecipeOptions<Groups> {
  /** The rule of all variants. */
  base: Rule
  /** Rules by variant and value; `true` and `false` stand for a boolean. */
  variants: Groups
  /** Rules for combinations of values. They come after those of the single variants. */
  compoundVariants?: readonly { variants: Choices<Groups>; style: Rule }[]
}

export interface Recipe<Groups> {
  /** The class names for these values. */
  (choices?: Choices<Groups>): string
  /** The first class name of each rule, for selectors. Only `.css.ts` files can read them. */
  classNames: {
    base: string
    variants: { readonly [Group in keyof Groups]: Readonly<Record<keyof Groups[Group], string>> }
  }
}

/**
 * A style with variants. It is used like `recipe` of `@vanilla-extract/recipes`, with a third of its code in the page.
 * For `.css.ts` files in the folders of the parts.
 */
export function recipe<Groups extends Variants>(options: RecipeOptions<Groups>): Recipe<Groups>
export function recipe({
  base,
  variants,
  compoundVariants = [],
}: RecipeOptions<Variants>): Recipe<Variants> {
  const baseName = className(base)
  const groups = mapValues(variants, (rules) => mapValues(rules, className))
  const meetings = compoundVariants.map(
    (meeting) => [meeting.variants, className(meeting.style)] as const,
  )
  const parts: [string, typeof groups, ...(readonly RecipeCompound[])[]] =
    meetings.length === 0 ? [baseName, groups] : [baseName, groups, meetings]
  return addFunctionSerializer(
    Object.assign(recipeClasses(...parts), {
      classNames: {
        base: firstOf(baseName),
        variants: mapValues(groups, (names) => mapValues(names, firstOf)),
      },
    }),
    // The path as the compiled `.css.ts` file imports it: every part's folder is beside this one.
    { importPath: '../themes/recipeClasses.ts', importName: 'recipeClasses', args: parts },
  )
}

const className = (rule: Rule) => (typeof rule === 'string' ? rule : style(rule))

/** A composed style has all the class names of its parts, with its own first. */
const firstOf = (names: string) => names.replace(/ .*/, '')
