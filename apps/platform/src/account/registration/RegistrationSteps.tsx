import { Progress } from '@kingside/design-system/Progress'
import { Stepper } from '@kingside/design-system/Stepper'
import { type RegistrationView, registrationSteps } from '@kingside/machines/registration'
import { useIntl } from 'react-intl'
import * as styles from './Registration.css.ts'
import { messages, stepMessages } from './Registration.messages.ts'

/** The progress through the steps of the plan: a list where there is room, else a bar. */
export function RegistrationSteps({ view }: { readonly view: RegistrationView }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className={styles.list}>
        <Stepper
          label={formatMessage(messages.steps)}
          steps={registrationSteps[view.plan].map((step) => ({
            id: step,
            label: formatMessage(stepMessages[step]),
          }))}
          current={view.step === 'done' ? null : view.step}
          texts={{
            done: formatMessage(messages.stepDone),
            error: formatMessage(messages.stepError),
          }}
        />
      </div>
      {view.step !== 'done' && (
        <div className={styles.bar}>
          <Progress
            size="s"
            label={formatMessage(messages.position, { number: view.number, count: view.count })}
            value={view.number}
            max={view.count}
          />
        </div>
      )}
    </>
  )
}
