import { z } from 'zod'

/** A query string as the object that its schema parses: lists where the schema has lists, else the last value. */
export function queryInput(
  schema: z.ZodObject,
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
  const isWrapped = field instanceof z.ZodOptional || field instanceof z.ZodDefault
  return isWrapped ? takesList(field.unwrap()) : field instanceof z.ZodArray
}
