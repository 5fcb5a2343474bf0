import { Button } from '@kingside/design-system/Button'
import { CodeField } from '@kingside/design-system/CodeField'
import { Form } from '@kingside/design-system/Form'
import { Stack } from '@kingside/design-system/Stack'
import { selectActivationCodeView } from '@kingside/machines/activation-code'
import type { activationCodeOf } from '@kingside/machines/registration'
import { useSelector } from '@xstate/react'
import { formText } from '../form/form-text.ts'

const codes = {
  AM: 4,
  AZ: 9,
  CN: 31,
  DE: 56,
  GE: 58,
  IN: 70,
  KG: 86,
  KZ: 84,
  MN: 102,
  NO: 114,
  PH: 119,
  TR: 157,
  UZ: 164,
} as const

/** Some countries as the server lists them, by their names in a language. */
export function countriesIn(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return Object.entries(codes)
    .map(([code, id]) => ({ id, code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name))
}

export const samplePrices = {
  cents: { 'pro-annual': 4999, 'pro-monthly': 599 },
  currency: 'EUR',
} as const

const words = { code: 'Activation code', confirm: 'Confirm' }

export interface CodeStandInProps {
  readonly email?: string
  readonly onSubmit?: (code: string) => void
}

/** Stands in for the code’s step, because features do not import each other. */
export function CodeStandIn({ email = 'aigerim@mail.example', onSubmit }: CodeStandInProps) {
  return (
    <Form label={words.code} onSubmit={(data) => onSubmit?.(formText(data, 'code'))}>
      <Stack gap={5}>
        <CodeField label={words.code} name="code" help={`We have sent six figures to ${email}.`} />
        <Button submit display="block">
          {words.confirm}
        </Button>
      </Stack>
    </Form>
  )
}

type CodeActor = NonNullable<ReturnType<typeof activationCodeOf>>

/** The same with the step’s own machine. */
export function RunningCode({ actor }: { readonly actor: CodeActor }) {
  const { email } = useSelector(actor, selectActivationCodeView)
  return (
    <CodeStandIn email={email} onSubmit={(code) => actor.send({ type: 'code.submit', code })} />
  )
}
