/** Why somebody leaves: counted, never kept with the person. */
export const leaveReasons = [
  'found_someone',
  'few_members',
  'too_expensive',
  'too_many_mails',
  'privacy',
  'bad_experience',
  'pause',
  'other',
] as const
export type LeaveReason = (typeof leaveReasons)[number]
