export const reportSubjects = ['profile', 'photo', 'conversation'] as const

export const reportReasons = [
  'fake',
  'scam',
  'harassment',
  'explicit',
  'hate',
  'stolen_photos',
  'underage',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]
