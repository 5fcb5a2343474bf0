/** For a list without bullets: Safari then drops its role. */
export const plainList = { role: 'list' } as const
