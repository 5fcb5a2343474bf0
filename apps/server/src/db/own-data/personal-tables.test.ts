import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import * as schema from '../schema.ts'
import { personalTables } from './personal-tables.ts'

const exported: readonly unknown[] = Object.values(schema)
const tables = exported.filter((value): value is PgTable => is(value, PgTable))

/** Columns that name somebody without a reference. */
const naming = /^(player_uid|email|email_folded|to)$/

const secret = /hash|token|secret|inviteCode/i

function namesSomebody(table: PgTable): boolean {
  const { columns, foreignKeys, name } = getTableConfig(table)
  const named = foreignKeys.map((key) => getTableName(key.reference().foreignTable))
  return (
    name === 'accounts' ||
    name === 'players' ||
    named.some((other) => other === 'accounts' || other === 'players') ||
    columns.some((column) => naming.test(column.name))
  )
}

it('S-84: every table that names an account or a player says what its person gets, and what stays at the end', () => {
  const known = new Set(personalTables.map(({ table }) => table))
  const forgotten = tables.filter((table) => namesSomebody(table) && !known.has(table))
  expect(forgotten.map(getTableName)).toEqual([])
})

it('S-84: no secret is given away, and every reason is said', () => {
  const given = personalTables.flatMap(({ table, given: how }) => {
    const without = 'without' in how ? how.without : null
    const secrets = Object.keys(getTableColumns(table)).filter((name) => secret.test(name))
    return without ? secrets.filter((name) => !without.includes(name)) : []
  })
  expect(given).toEqual([])
  const reasons = personalTables.flatMap(({ given: how, atTheEnd }) => [
    ...('leftOut' in how ? [how.leftOut] : []),
    ...(typeof atTheEnd === 'object' && 'kept' in atTheEnd ? [atTheEnd.kept] : []),
  ])
  expect(reasons.filter((reason) => !reason.endsWith('.'))).toEqual([])
})
