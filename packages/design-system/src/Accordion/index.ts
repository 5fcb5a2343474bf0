export { Accordion, accordionHeadingLevels, accordionVariants } from './Accordion.tsx'
export type { AccordionItem, AccordionProps } from './Accordion.tsx'
