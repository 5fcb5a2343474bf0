import { Badge } from '@kingside/design-system/Badge'
import type { TowerLevel } from '@kingside/machines/tower'
import { FormattedMessage } from 'react-intl'
import { RewardIcon } from '../RewardIcon.tsx'
import { useRewardWords } from '../useRewardWords.ts'
import { pageMessages } from '../words.messages.ts'
import * as styles from './tower.css.ts'

/** What a level gives, and what it has for those of another membership. */
export function Rewards({ level: { rewards, others } }: { readonly level: TowerLevel }) {
  const words = useRewardWords()
  return (
    <ul className={styles.rewards}>
      {rewards.map((reward) => (
        <li key={reward.id}>
          <Badge
            tone={reward.kind === 'COINS' ? 'neutral' : 'brand'}
            icon={<RewardIcon kind={reward.kind} />}
          >
            {words(reward)}
          </Badge>
        </li>
      ))}
      {others.map((reward) => (
        <li key={reward.id}>
          <Badge variant="outline" icon={<RewardIcon kind={reward.kind} />}>
            <FormattedMessage
              {...(reward.audience === 'PRO' ? pageMessages.withPro : pageMessages.withFree)}
              values={{ reward: words(reward) }}
            />
          </Badge>
        </li>
      ))}
    </ul>
  )
}
