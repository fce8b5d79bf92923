import eye from 'lucide/dist/esm/icons/eye.mjs'
import eyeOff from 'lucide/dist/esm/icons/eye-off.mjs'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon.tsx'
import { Input } from './input.tsx'

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'end'> & {
  showLabel: string
  hideLabel: string
}

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Input
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? <Icon icon={eyeOff} size={20} /> : <Icon icon={eye} size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
