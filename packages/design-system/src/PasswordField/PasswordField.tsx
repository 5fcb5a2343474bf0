import { Eye, EyeOff } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { FieldBoxButton } from '../Field/index.ts'
import { TextInput, type TextInputProps } from '../TextField/TextInput.tsx'
import { CapsLockHint } from './CapsLockHint.tsx'
import { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength.tsx'

export const passwordPurposes = ['current', 'new'] as const

export interface PasswordFieldTexts {
  /** Name of the button that shows the password. */
  show: string
  /** Name of the button that hides it again. */
  hide: string
  /** The hint while Caps Lock is on. */
  capsLock: string
}

export interface PasswordFieldProps extends Omit<TextInputProps, 'readOnly'> {
  /** Whether a password manager fills in a password or offers a new one. */
  purpose: (typeof passwordPurposes)[number]
  /** The texts of the field. */
  texts: PasswordFieldTexts
  /** The strength as the caller computed it. Leave it out while the field is empty. */
  strength?: PasswordStrengthProps
}

/** A password that can be shown, with a hint while Caps Lock is on. */
export function PasswordField({ purpose, texts, strength, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      dir="ltr"
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => {
        setCapsLock(false)
        props.onBlur?.()
      }}
      buttons={
        <FieldBoxButton
          label={shown ? texts.hide : texts.show}
          disabled={props.disabled === true}
          onPress={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </FieldBoxButton>
      }
      below={
        <>
          <CapsLockHint>{capsLock ? texts.capsLock : null}</CapsLockHint>
          {strength && <PasswordStrength {...strength} />}
        </>
      }
    />
  )
}
