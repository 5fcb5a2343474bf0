import { z } from 'zod/mini'

export type ParsedMessage<Message> =
  | { readonly status: 'known'; readonly message: Message }
  /** Of a type that this server does not know: a newer client's, to be counted and ignored. */
  | { readonly status: 'unknown' }
  | { readonly status: 'malformed' }

const typed = z.object({ type: z.string() })

/** A union of message shapes, distinguished by their `type`. */
type MessageSchema<Message> = z.ZodMiniType<Message> & {
  readonly def: { readonly options: readonly z.ZodMiniObject[] }
}

/** Makes the parser of what clients say. */
export function createMessageParser<Message>(
  schema: MessageSchema<Message>,
  maxDepth: number,
): (text: string) => ParsedMessage<Message> {
  const known = new Set<unknown>(schema.def.options.flatMap(typesOf))
  return (text) => {
    const value = parseJson(text)
    if (depthOf(value) > maxDepth) return { status: 'malformed' }
    const parsed = schema.safeParse(value)
    if (parsed.success) return { status: 'known', message: parsed.data }
    const { success, data } = typed.safeParse(value)
    return success && !known.has(data.type) ? { status: 'unknown' } : { status: 'malformed' }
  }
}

function typesOf({ shape: { type } }: z.ZodMiniObject): readonly unknown[] {
  return type instanceof z.ZodMiniLiteral ? [...type.def.values] : []
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let deepest = 0
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner))
  return deepest + 1
}
