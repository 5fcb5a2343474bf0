export { Heading, headingAligns, headingLevels } from './Heading.tsx'
export type { HeadingProps } from './Heading.tsx'
