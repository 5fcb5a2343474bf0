import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { moreWords } from '../../platform/intl/index.ts'
import type { SignInPromptProps } from './SignInPrompt.tsx'

/** Loaded late: the first page needs no dialog, and a session seldom ends while its user is active. */
const SignInPrompt = lazy((): Promise<{ default: ComponentType<SignInPromptProps> }> =>
  Promise.all([import('./SignInPrompt.tsx'), moreWords()]).then(
    ([{ SignInPrompt: prompt }]) => ({ default: prompt }),
    () => ({ default: MissingPrompt }),
  ),
)

/** If the prompt fails to load, the notice on the page says the same. */
function MissingPrompt({ onAnswer }: SignInPromptProps) {
  const leave = useEffectEvent(() => onAnswer(false))
  useEffect(() => leave(), [])
  return null
}

/** The prompt, loaded when it is first needed. */
export function LatePrompt(props: SignInPromptProps) {
  return (
    <Suspense fallback={null}>
      <SignInPrompt {...props} />
    </Suspense>
  )
}
