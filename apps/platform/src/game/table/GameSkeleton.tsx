import { Skeleton } from '@kingside/design-system/Skeleton'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage } from 'react-intl'
import { besideTheBoard, GameLayout } from '../../chess/board/index.ts'
import { whole } from '../../platform/page/index.ts'
import * as styles from './GameSkeleton.css.ts'
import { messages } from './GameSkeleton.messages.ts'

/** The skeleton of a game's page, until its players and the user are known. */
export const GameSkeleton = () => (
  <div aria-busy="true" className={whole}>
    <GameLayout
      top={<Bar />}
      bottom={<Bar />}
      board={
        <div className={styles.board}>
          <div role="status" className={styles.words}>
            <Text size="l" weight="semibold">
              <FormattedMessage {...messages.loading} />
            </Text>
          </div>
        </div>
      }
      record={
        <div className={besideTheBoard}>
          <Skeleton lines={6} />
        </div>
      }
      dock={null}
      keyboardHint={null}
    />
  </div>
)

/** The skeleton of a player's picture, name and clock. */
const Bar = () => (
  <div className={styles.bar}>
    <Skeleton shape="block" />
    <div className={styles.name}>
      <Skeleton />
    </div>
    <Skeleton shape="block" ratio={2} />
  </div>
)
