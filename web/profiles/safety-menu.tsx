import ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { DropdownMenu } from '../ui/overlay/dropdown-menu.tsx'

/** The menu of a member's page; its entries are MenuItems. */
export function SafetyMenu({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslations('theirProfile')
  return (
    <div className={className}>
      <DropdownMenu
        trigger={(props) => (
          <IconButton
            {...props}
            variant="photo"
            label={t('menu')}
            icon={<Icon icon={ellipsis} size={22} />}
          />
        )}
      >
        {children}
      </DropdownMenu>
    </div>
  )
}
