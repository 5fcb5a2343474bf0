import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './FideId.messages.ts'
import * as styles from './FideId.css.ts'

export interface FideFrameProps {
  /** Names the step: the focus moves to a new one. */
  readonly step: string
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
  readonly onBack?: () => void
}

/** A step's title, its content, and the way back. The focus moves from step to step. */
export function FideFrame({ step, title, lead, children, onBack }: FideFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) frame.current?.focus()
    shown.current = step
  }, [step])
  return (
    <div ref={frame} tabIndex={-1} role="group" aria-label={title} className={styles.step}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={3}>{title}</Heading>
          {lead && (
            <Text as="p" tone="muted">
              {lead}
            </Text>
          )}
        </Stack>
        {children}
        {onBack && (
          <Inline>
            <Button type="secondary" onPress={onBack}>
              <FormattedMessage {...messages.back} />
            </Button>
          </Inline>
        )}
      </Stack>
    </div>
  )
}
