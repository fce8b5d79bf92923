/** What a complaint is about, the gravest first. */
export const complaintReasons = [
  'minor',
  'illegal',
  'privacy',
  'copyright',
  'fraud',
  'payment',
  'decision',
  'other',
] as const
export type ComplaintReason = (typeof complaintReasons)[number]
