/** What a record holds once its undefined entries are left out. */
export type Given<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> }

/** Leaves out what is undefined, for libraries that take `prop={undefined}` for a value. */
export function omitUndefined<Shape extends object>(record: Shape): Given<Shape>
export function omitUndefined(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}
