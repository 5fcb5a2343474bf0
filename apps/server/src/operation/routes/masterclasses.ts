import type { z } from 'zod/mini'
import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import type {
  Masterclass,
  MasterclassDesk,
  MasterclassStore,
} from '../../domain/masterclasses/masterclass.ts'
import type { Recordings } from '../../domain/masterclasses/recordings.ts'
import { versionOf } from '../../domain/masterclasses/version.ts'
import { operatorOf } from '../operator-guard.ts'

export interface MasterclassRouteDeps {
  readonly masterclasses: Pick<MasterclassStore, 'list'> & MasterclassDesk
  readonly recordings: Recordings
  readonly now: () => Date
}

const calls = operatorContract.operation.masterclasses

const missing = 'There is no masterclass with this id.'

/** Masterclasses as operators write them. */
export function masterclassRoutes({
  masterclasses,
  recordings,
  now,
}: MasterclassRouteDeps): readonly Route[] {
  const isMissing = async (name: string) => (await recordings.open(name)) === null
  const describe = async (masterclass: Masterclass) => {
    const { id, slug, lecturerTitle, startsAt, isFree, ...same } = masterclass
    const names = [same.recording, same.captions].filter((name) => name !== null)
    const gone = await Promise.all(names.map(isMissing))
    return {
      ...same,
      id: String(id),
      slug,
      lecturer_title: lecturerTitle,
      starts_at: startsAt.toISOString(),
      is_free: isFree,
      version: versionOf(masterclass),
      missing_files: names.filter((_, index) => gone[index]),
    }
  }
  return [
    bind(calls.list, async ({ query: { status, limit, offset } }) => {
      const filter = { status: status ?? null, kind: null, language: null }
      const { count, rows } = await masterclasses.list(filter, { limit, offset })
      return { count, results: await Promise.all(rows.map(describe)) }
    }),
    bind(calls.add, async ({ body, context }) => {
      const operator = operatorOf(context).name
      return describe(await masterclasses.add(valuesOf(body), operator, now()))
    }),
    bind(calls.change, async ({ params: { id }, body: { version, values }, context, fail }) => {
      const operator = operatorOf(context).name
      const changed = await masterclasses.change(
        Number(id),
        version,
        valuesOf(values),
        operator,
        now(),
      )
      if (changed === 'missing') return fail('not_found', missing)
      if (changed === 'changed') {
        return fail(
          'changed_meanwhile',
          'Another operator changed this masterclass. Read it again.',
        )
      }
      return describe(changed)
    }),
    bind(calls.remove, async ({ params: { id }, context, fail }) => {
      const isRemoved = await masterclasses.remove(Number(id), operatorOf(context).name, now())
      return isRemoved ? { ok: true } : fail('not_found', missing)
    }),
  ]
}

const valuesOf = ({
  lecturer_title: lecturerTitle,
  starts_at: startsAt,
  is_free: isFree,
  ...same
}: z.output<typeof calls.add.body>) => ({
  ...same,
  lecturerTitle,
  startsAt: new Date(startsAt),
  isFree,
})
