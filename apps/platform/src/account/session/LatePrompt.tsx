import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react'
import type { SignInPromptProps } from './SignInPrompt.tsx'

/** Dialogs are not for the first page, and a session seldom ends under somebody’s hands. */
const SignInPrompt = lazy((): Promise<{ default: ComponentType<SignInPromptProps> }> =>
  import('./SignInPrompt.tsx').then(
    ({ SignInPrompt: prompt }) => ({ default: prompt }),
    () => ({ default: MissingPrompt }),
  ),
)

/** Where the prompt did not arrive, the notice that it leaves behind says the same. */
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
