import { nicheNamed } from '#common/sites/niches.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { lock } from '#ui/icons.ts'
import { brandPortraits } from '#web/brand/brand-portraits.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'

/** Three drawn people of the brand, blurred and locked or clear: what premium opens, at a glance. */
export function PhotoStrip({ locked }: { locked?: boolean }) {
  const settings = useSettings()
  const people = brandPortraits(nicheNamed(settings?.niche), settings?.cdn_prefix).slice(0, 3)
  return (
    <span aria-hidden="true" className="mb-1.5 flex gap-1.5">
      {people.map((src, place) => (
        <span key={src} className="relative h-14 w-11 flex-none overflow-hidden rounded-small">
          <img
            src={src}
            alt=""
            width={288}
            height={384}
            className={classNames('size-full object-cover', locked && place > 0 && 'scale-110 blur-[6px]')}
          />
          {locked && place > 0 && (
            <Icon
              icon={lock}
              size={26}
              className="absolute inset-0 m-auto rounded-full bg-ink/75 p-1.25 text-white"
            />
          )}
        </span>
      ))}
    </span>
  )
}
