import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod/mini'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Values that fit a schema, or nearly: what a schema checks beyond its JSON Schema is not looked at. */
export function fitting(schema: z.core.$ZodType): Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function arbitraryOf(schema: JsonSchema | boolean | undefined): Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return fc.jsonValue({ maxDepth: 2 })
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(arbitraryOf))
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type })))
  }
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.integer(bounds(schema))
    case 'number':
      return fc.double({ ...bounds(schema), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return list(schema)
    case 'object':
      return object(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function text({ format, pattern, minLength = 0, maxLength = 20 }: JsonSchema): Arbitrary<string> {
  switch (format) {
    case 'email':
      return fc.emailAddress()
    case 'date':
      return day.map((date) => date.toISOString().slice(0, 10))
    case 'date-time':
      return day.map((date) => date.toISOString())
    case 'uuid':
      return fc.uuid()
    case 'uri':
      return fc.webUrl()
    default:
      return pattern === undefined
        ? fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
        : fc.stringMatching(new RegExp(pattern))
  }
}

const day = fc.date({
  min: new Date('1900-01-02'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
})

/** Numbers near a border are the ones that break things, so that a missing border is still a near one. */
function bounds({ minimum, maximum, exclusiveMinimum }: JsonSchema) {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined
  const min = Math.max(minimum ?? above ?? -10, -1000)
  return { min, max: Math.max(min, Math.min(maximum ?? 100, 10_000)) }
}

function list({ items, minItems = 0, maxItems = 3 }: JsonSchema): Arbitrary<unknown> {
  const item = arbitraryOf(Array.isArray(items) ? items[0] : items)
  return fc.array(item, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  })
}

function object({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, arbitraryOf(field)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}
