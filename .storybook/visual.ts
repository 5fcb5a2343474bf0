/** How a story takes part in the visual regression check. */
export interface VisualParameters {
  /** Also compare a picture at phone width (320 px). @default false */
  phone?: boolean
  /** Why this story has no picture. The only way to opt out, and it must be a real sentence. */
  skip?: string
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    visual?: VisualParameters
  }
}

/** The two picture sizes, in CSS pixels. Taller stories grow the height, never the width. */
export const pictureSizes = {
  desktop: { width: 1180, height: 800 },
  phone: { width: 320, height: 640 },
} as const

const shortestReason = 20

/** Which pictures a story's parameter asks for. @throws {Error} when it opts out without a reason. */
export function picturesOf(visual: VisualParameters = {}): (keyof typeof pictureSizes)[] {
  if (visual.skip === undefined) return visual.phone ? ['desktop', 'phone'] : ['desktop']
  if (visual.skip.trim().length < shortestReason) {
    throw new Error(
      `A story opts out of its picture with "${visual.skip}". Say why in a sentence that a reviewer can judge (parameters.visual.skip), or remove it.`,
    )
  }
  return []
}
