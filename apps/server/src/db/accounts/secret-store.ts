import { eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { serverSecrets } from '../schema.ts'

/** The server's own key of a name; the first to ask makes it, and all processes of the database get the same. */
export async function keepSecret(
  db: Database,
  name: string,
  create: () => string,
): Promise<string> {
  await db.insert(serverSecrets).values({ name, value: create() }).onConflictDoNothing()
  const [kept] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  if (!kept) throw new Error('The server could not keep its key in the database.')
  return kept.value
}
