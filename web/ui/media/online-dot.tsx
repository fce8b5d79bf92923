import { classNames } from '../class-names.ts'

type OnlineDotProps = {
  label: string
  on?: 'photo' | 'surface' | 'bg' | undefined
  className?: string | undefined
}

const rings = { photo: 'online-dot-on-photo', surface: undefined, bg: 'online-dot-on-bg' }

export function OnlineDot({ label, on = 'surface', className }: OnlineDotProps) {
  return (
    <span className={classNames('online-dot', rings[on], className)}>
      <span className="sr-only">{label}</span>
    </span>
  )
}
