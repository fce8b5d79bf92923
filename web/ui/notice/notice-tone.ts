export type NoticeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

export const noticeTones: Record<NoticeTone, { box: string; icon: string }> = {
  neutral: { box: 'bg-sunken', icon: 'text-muted' },
  accent: { box: 'bg-primary-tint', icon: 'text-primary-text' },
  success: { box: 'bg-success-tint', icon: 'text-success' },
  warning: { box: 'bg-warning-tint', icon: 'text-warning' },
  danger: { box: 'bg-danger-tint', icon: 'text-danger' },
}
