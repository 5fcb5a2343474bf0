export { Accordion, accordionHeadingLevels, accordionLooks } from './Accordion.tsx'
export type { AccordionItem, AccordionProps } from './Accordion.tsx'
