/** The pages that are a text, by their paths without the slash. */
export const textNames = ['terms', 'privacy', 'fair-play', 'release-notes'] as const
export type TextName = (typeof textNames)[number]
