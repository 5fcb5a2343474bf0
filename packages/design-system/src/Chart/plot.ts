import { scales } from '../themes/scales.ts'

const gridStep = 4

/** Space around the lines, so that the outermost dots and numbers are not cut off. */
export const plotMargin = {
  top: scales.space[2] * gridStep,
  right: scales.space[3] * gridStep,
  bottom: scales.space[1] * gridStep,
  left: scales.space[3] * gridStep,
}

/** The smallest space between two labels of the time axis. */
export const tickGap = scales.space[8] * gridStep

/** Space between an axis and its labels. */
export const tickMargin = scales.space[2] * gridStep

/** Space between the first and last points and the ends of their axis. */
export const axisPadding = { left: scales.space[4] * gridStep, right: scales.space[4] * gridStep }

/** The chart fills its container. */
export const plotHeight = { inlineSize: '100%', blockSize: '100%' } as const

/** How charts are animated; the chart library stops animations for reduced motion. */
export const plotMotion = {
  animationDuration: scales.motion.slow,
  animationEasing: 'ease-out',
} as const

/** The radius of a bar's outer corners. */
export const barRadius = scales.radius.xs
