import type { User } from '#common/wire/members.ts'

/** An alert of the queue shows itself; `onDismiss` puts it away for good. */
export type AlertProps = { user: User; onDismiss: () => void; className?: string | undefined }
