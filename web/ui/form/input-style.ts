export const inputStyle =
  'w-full min-h-12 rounded-input border border-control bg-surface px-3.5 py-2.5 text-16 text-text transition-colors ' +
  'placeholder:text-muted placeholder:opacity-100 hover:border-text ' +
  'focus-visible:border-transparent focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted'
