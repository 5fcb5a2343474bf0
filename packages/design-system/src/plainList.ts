/** For lists without bullets, whose role Safari drops. */
export const plainList = { role: 'list' } as const
