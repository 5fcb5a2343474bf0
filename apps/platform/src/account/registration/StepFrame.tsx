import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { RegistrationView } from '@kingside/machines/registration'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './Registration.css.ts'
import { messages } from './Registration.messages.ts'
import { leadOf, skipOf, stepTitles } from './step-words.ts'

export interface StepFrameProps {
  readonly view: RegistrationView
  readonly children: ReactNode
  readonly onBack: () => void
  readonly onSkipFideId: () => void
  readonly onSkipIdentity: () => void
  readonly onSkipPayment: () => void
}

/** A step's title, its content, and its buttons back and skip. The focus moves from step to step. */
export function StepFrame({ view, children, onBack, ...on }: StepFrameProps) {
  const { formatMessage } = useIntl()
  const frame = useFocusOnChange(view.step)
  const lead = leadOf(view)
  const skip = skipOf(view)
  const isDone = view.step === 'done'
  const canGoBack = !isDone && view.canGoBack
  const skipStep = {
    'fide-id': on.onSkipFideId,
    'identity-check': on.onSkipIdentity,
    payment: on.onSkipPayment,
  }
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={formatMessage(isDone ? messages.title : stepTitles[view.step])}
      className={styles.step}
    >
      <Stack gap={5}>
        {!isDone && (
          <Stack gap={1}>
            <Heading level={3}>
              <FormattedMessage {...stepTitles[view.step]} />
            </Heading>
            {lead && (
              <Text as="p" tone="muted">
                <FormattedMessage {...lead} />
              </Text>
            )}
          </Stack>
        )}
        {children}
        {(canGoBack || skip) && (
          <Inline gap={2} justify="between">
            {canGoBack && (
              <Button type="secondary" onPress={onBack}>
                <FormattedMessage {...messages.back} />
              </Button>
            )}
            {skip && (
              <Button type="secondary" onPress={skipStep[skip.step]}>
                <FormattedMessage {...skip.message} />
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </div>
  )
}

/** Moves the focus when another step begins or a step is unavailable, because the pressed button is gone. */
function useFocusOnChange(step: string) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    frame.current?.focus()
  }, [step])
  return frame
}
