import type { TextFile } from './messages.ts'

export default import.meta.glob<TextFile>('../../../common/messages/nl/*.json')
