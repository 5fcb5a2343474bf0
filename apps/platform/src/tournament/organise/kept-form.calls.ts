import { emptyForm } from '@kingside/api/facts'
import { formArbiter, tournamentForm } from '@kingside/api/calls/tournaments/form'
import { type FormChange, type KeptChange, nothingKept } from '@kingside/machines/tournament-draft'
import { z } from 'zod/mini'
import { type KeyValueStore, typedText } from '../../platform/storage/index.ts'

const text = z.nullable(z.string())
const arbiter = z.extend(formArbiter, { name: z.string() })

/** As it is typed, right or not. */
const typedForm = z.extend(tournamentForm, {
  name: z.string(),
  description: text,
  location: text,
  city: text,
  organizer: text,
  chat_link: text,
  chief_arbiter: z.nullable(arbiter),
  arbiters: z.readonly(z.array(arbiter)),
  faq: z.readonly(z.array(z.object({ question: z.string(), explanation: z.string() }))),
})

const keptForm = z.object({ mine: z.unknown(), base: z.unknown(), sent: z.unknown() })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isField = (name: string): name is keyof typeof emptyForm => name in emptyForm

/** The fields that are right; what another version of the app has left otherwise is not read. */
function fieldsOf(value: unknown): FormChange {
  if (!isRecord(value)) return {}
  const read = typedForm.safeParse({ ...emptyForm, ...value })
  const wrong = new Set(read.error?.issues.map(({ path: [field] }) => field))
  const names = Object.keys(value).filter(isField)
  if (read.success) {
    const { data } = read
    return names.reduce<FormChange>((all, name) => ({ ...all, [name]: data[name] }), {})
  }
  const rest = Object.entries(value).filter(([name]) => !wrong.has(name))
  return rest.length < Object.keys(value).length ? fieldsOf(Object.fromEntries(rest)) : {}
}

function readKept(stored: string | null): KeptChange {
  try {
    const kept = keptForm.safeParse(JSON.parse(stored ?? 'null'))
    if (!kept.success) return nothingKept
    const { mine, base, sent } = kept.data
    return { mine: fieldsOf(mine), base: fieldsOf(base), sent: fieldsOf(sent) }
  } catch {
    return nothingKept
  }
}

/** What is typed into a form and not saved, stored in this browser. */
export interface KeptForm {
  readonly read: () => KeptChange
  /** Stores what this page has typed; what another tab has typed into other fields stays. */
  readonly write: (change: KeptChange) => void
  /** Stores nothing any more, whichever tab has typed it. */
  readonly clear: () => void
}

/**
 * @param name of the form: the draft’s id, or the tournament’s
 * @param now the device’s clock, in milliseconds since 1970
 */
export function keptFormOf(store: KeyValueStore, name: string, now: () => number): KeptForm {
  const value = typedText(store, `tournament-form.${name}`, now)
  const own = new Set<string>()
  const others = (fields: FormChange) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !own.has(field)))
  return {
    read: () => {
      const kept = readKept(value.read())
      for (const field of Object.keys(kept.mine)) own.add(field)
      return kept
    },
    write: ({ mine, base, sent }) => {
      for (const field of Object.keys(mine)) own.add(field)
      const before = readKept(value.read())
      const all = {
        mine: { ...others(before.mine), ...mine },
        base: { ...others(before.base), ...base },
        sent: { ...others(before.sent), ...sent },
      }
      const isEmpty = Object.keys(all.mine).length === 0
      // Where it can’t be stored, it stays as long as the page does.
      void value.save(isEmpty ? null : JSON.stringify(all)).catch(() => {})
    },
    clear: () => void value.save(null).catch(() => {}),
  }
}
