import type { TextFile } from '#client/texts/messages.ts'

export default import.meta.glob<TextFile>('../../../common/messages/da/*.json')
