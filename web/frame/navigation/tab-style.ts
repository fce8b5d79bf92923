import { classNames } from '#ui/class-names.ts'

export function tabStyle(active: boolean): string {
  return classNames(
    'mark-above flex size-full min-w-0 flex-col items-center justify-center gap-0.5 px-0.5 text-[min(0.75rem,13px)] leading-snug font-semibold max-[359px]:px-0 max-[359px]:text-[min(0.6875rem,11px)] max-[359px]:tracking-tight no-underline focus-visible:-outline-offset-3',
    active ? 'text-primary-text' : 'text-muted hover:text-text',
  )
}
