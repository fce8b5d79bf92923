/** A withdrawal needs no reason and cannot be refused; a refund is asked for. */
export const refundKinds = ['withdrawal', 'refund'] as const

/** How long a member waits until a looser rule of their own holds. */
export const looserAfterMs = 86_400_000
export const refundReasonMax = 1_000
