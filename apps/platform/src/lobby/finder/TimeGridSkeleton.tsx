import { Skeleton } from '@kingside/design-system/Skeleton'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { FormattedMessage } from 'react-intl'
import { messages } from './GameFinder.messages.ts'
import * as styles from './TimeGridSkeleton.css.ts'
import { usualTimeControls } from './usual-time-controls.ts'

/** As many tiles as there will be, so that nothing below moves. */
export function TimeGridSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage {...messages.loadingTimes} />
        </span>
      </VisuallyHidden>
      <div className={styles.grid}>
        {[...usualTimeControls, 'more'].map((id) => (
          <span key={id} className={styles.tile}>
            <Skeleton shape="block" />
          </span>
        ))}
      </div>
    </div>
  )
}
