import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Heading } from '@kingside/design-system/Heading'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { selectBenefitsView } from '@kingside/machines/benefits'
import { selectInventoryView } from '@kingside/machines/inventory'
import { useActorRef, useSelector } from '@xstate/react'
import { LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { createTowerMachines } from '../calls.ts'
import { towerChanges } from '../tower-changes.ts'
import { useTower } from '../useTower.ts'
import { useTowerReader } from '../useTowerReader.ts'
import { messages as common, pageMessages } from '../words.messages.ts'
import { Benefits } from './Benefits.view.tsx'
import { messages } from './exchange.messages.ts'
import { Inventory } from './Inventory.view.tsx'

/** The popup in which coins are spent, with what was won or bought. */
export function ExchangePopup() {
  const { formatMessage } = useIntl()
  const { reader, signIn } = useTowerReader()
  if (reader === 'unknown') return <Skeleton lines={6} />
  if (reader === 'visitor') {
    return (
      <EmptyState
        size="s"
        icon={<LogIn />}
        title={formatMessage(messages.signIn)}
        actions={
          <Button onPress={signIn}>
            <FormattedMessage {...pageMessages.signInButton} />
          </Button>
        }
      />
    )
  }
  return <Exchange />
}

function Exchange() {
  const deps = useDependencies()
  const { formatMessage } = useIntl()
  const [machines] = useState(() => createTowerMachines(deps))
  const { view: tower } = useTower(machines.tower, 'member')
  const benefits = useActorRef(machines.benefits)
  const benefitsView = useSelector(benefits, selectBenefitsView)
  const inventory = useActorRef(machines.inventory)
  const inventoryView = useSelector(inventory, selectInventoryView)
  useEffect(
    () => towerChanges(deps).listen(() => inventory.send({ type: 'inventory.reload' })),
    [deps, inventory],
  )
  const coins = tower.status === 'ready' ? (tower.data.stats?.coins ?? null) : null
  return (
    <Stack gap={5}>
      {coins !== null && (
        <Text as="p" size="l">
          <FormattedMessage
            {...messages.balance}
            values={{ coins: formatMessage(common.coins, { amount: coins }) }}
          />
        </Text>
      )}
      <Stack gap={3}>
        <Heading level={3} size="m">
          <FormattedMessage {...messages.benefits} />
        </Heading>
        <Benefits
          view={benefitsView}
          coins={coins}
          onBuy={(id) => benefits.send({ type: 'buy.press', id })}
          onRetry={() => benefits.send({ type: 'benefits.reload' })}
        />
      </Stack>
      <Stack gap={3}>
        <Heading level={3} size="m">
          <FormattedMessage {...messages.inventory} />
        </Heading>
        <Inventory
          view={inventoryView}
          onActivate={(id) => inventory.send({ type: 'activate.press', id })}
          onMore={() => inventory.send({ type: 'more.press' })}
          onRetry={() => inventory.send({ type: 'inventory.reload' })}
        />
      </Stack>
    </Stack>
  )
}
