import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type NoticeTone, noticeTones } from './notice-tone.ts'

const icons = {
  neutral: Info,
  accent: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: TriangleAlert,
}

export function NoticeIcon({ tone }: { tone: NoticeTone }) {
  const Icon = icons[tone]
  return <Icon size={20} aria-hidden="true" className={noticeTones[tone].icon} />
}
