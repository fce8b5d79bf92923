import { type AriaAttributes, createContext, use } from 'react'

type FieldControl = {
  id?: string | undefined
  describedBy?: string | undefined
  invalid?: boolean | undefined
}

type OwnAttributes = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid'] | undefined
}

export const FieldContext = createContext<FieldControl>({})

/** What a control inside a Field takes from it; its own attributes win. */
export function useFieldControl(own: OwnAttributes) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field.id,
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  }
}
