export const chipStyle =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border px-3.5 py-1 text-14 font-semibold whitespace-nowrap no-underline'

export const chipOnStyle = 'border-primary-text bg-primary-tint text-primary-text'
