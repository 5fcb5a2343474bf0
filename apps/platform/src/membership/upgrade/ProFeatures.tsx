import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { Check } from 'lucide-react'
import { useProFeatures } from '../checkout/useProFeatures.ts'
import * as styles from './Upgrade.css.ts'

/** What Pro includes, the most wanted first. */
export function ProFeatures() {
  const features = useProFeatures()
  return (
    <Stack as="ul" gap={2}>
      {features.map((feature) => (
        <li key={feature}>
          <Inline gap={2} wrap={false}>
            <Check size={16} aria-hidden="true" className={styles.check} />
            <Text>{feature}</Text>
          </Inline>
        </li>
      ))}
    </Stack>
  )
}
