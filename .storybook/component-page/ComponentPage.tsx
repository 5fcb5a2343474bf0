import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Anatomy } from './Anatomy.tsx'
import { componentFacts } from './component-facts.ts'
import * as styles from './component-page.css.ts'

/** The page of a component: since when and how firm it is, what it is for, its props, its parts, and all its stories. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const facts = componentFacts.get(preparedMeta.title)
  const docs = useContext(DocsContext)
  const primary = docs.componentStories()[0]
  const globals: Readonly<Record<string, unknown>> = primary
    ? docs.getStoryContext(primary)['globals']
    : {}
  return (
    <>
      <Title />
      <Subtitle />
      {facts && (
        <p className={styles.facts}>
          <span className={styles.status} data-status={facts.status}>
            {facts.status === 'stable' ? 'Stable' : 'Early: its pages come later'}
          </span>
          <span>Since {facts.since}</span>
        </p>
      )}
      <Description />
      <Primary />
      <Controls />
      {facts && primary && (
        <Anatomy
          storyId={primary.id}
          theme={globals['theme'] === 'light' ? 'light' : 'dark'}
          parts={facts.anatomy}
        />
      )}
      <Stories />
    </>
  )
}
