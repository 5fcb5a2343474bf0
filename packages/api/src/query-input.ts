import { z } from 'zod/mini'

/** A query string as an object for its schema: a list where the schema has one, else the last value. */
export function queryInput(
  schema: z.ZodMiniObject,
  search: URLSearchParams,
): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const values = search.getAll(name)
      const last = values.at(-1)
      if (last === undefined) return []
      return [[name, takesList(field) ? values : last]]
    }),
  )
}

function takesList(field: z.core.$ZodType): boolean {
  const isWrapped = field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniDefault
  return isWrapped ? takesList(field.def.innerType) : field instanceof z.ZodMiniArray
}
