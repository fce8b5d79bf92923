import venetianMask from 'lucide/dist/esm/icons/venetian-mask.mjs'
import { Icon } from '../ui/icon.tsx'
import { PhotoLabel } from '../ui/media/photo-label.tsx'
import { Tag } from '../ui/notice/tag.tsx'
import { useFictionalWords } from './use-fictional-words.ts'

type FictionalLabelProps = {
  /** A white pill on photos, an amber tag in lists and heads. */
  on?: 'photo' | 'surface'
}

/** Marks a profile that the site operates; drawn wherever such a profile is. */
export function FictionalLabel({ on = 'photo' }: FictionalLabelProps) {
  const { singular, icon } = useFictionalWords()
  const mask = icon ? <Icon icon={venetianMask} size={16} className="flex-none" /> : undefined
  if (on === 'photo') return <PhotoLabel icon={mask}>{singular}</PhotoLabel>
  return (
    <Tag tone="warning" icon={mask}>
      {singular}
    </Tag>
  )
}
