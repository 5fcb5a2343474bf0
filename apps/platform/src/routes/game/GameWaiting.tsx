import { Skeleton, VisuallyHidden } from '@kingside/design-system'
import { FormattedMessage } from 'react-intl'
import { GameLayout } from '../../board/GameLayout.tsx'
import { whole } from '../../features/shell/PageLoading.css.ts'
import { messages } from './game-page.messages.ts'

/** The page's shape, until it is known who plays and who looks. */
export function GameWaiting() {
  return (
    <div aria-busy="true" className={whole}>
      <div role="status">
        <VisuallyHidden>
          <FormattedMessage {...messages.loading} />
        </VisuallyHidden>
      </div>
      <GameLayout
        bars="details"
        top={<Skeleton lines={1} />}
        bottom={<Skeleton lines={1} />}
        board={<Skeleton shape="block" />}
        keyboardHint={null}
      >
        <Skeleton lines={6} />
      </GameLayout>
    </div>
  )
}
