import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import info from 'lucide/dist/esm/icons/info.mjs'
import triangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { Icon } from '../icon.tsx'
import { type NoticeTone, noticeTones } from './notice-tone.ts'

const icons = {
  neutral: info,
  accent: info,
  success: circleCheck,
  warning: triangleAlert,
  danger: triangleAlert,
}

export function NoticeIcon({ tone }: { tone: NoticeTone }) {
  const icon = icons[tone]
  return <Icon icon={icon} size={20} className={noticeTones[tone].icon} />
}
