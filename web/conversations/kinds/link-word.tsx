import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, buttonStyle } from '#ui/button/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

/** An address in a text: a button that looks like the text, and asks before it leads away. */
export function LinkWord({ text, href }: { text: string; href: string }) {
  const t = useTranslations('messageKinds')
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className="inline cursor-pointer rounded-small text-left wrap-anywhere"
      >
        {text}
      </button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('link.title')}
        closeLabel={t('close')}
        footer={
          <>
            <Button
              variant="outline"
              onClick={() => {
                void navigator.clipboard?.writeText(href).catch(() => {})
                close()
              }}
            >
              {t('link.copy')}
            </Button>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              onClick={close}
              className={buttonStyle({})}
            >
              {t('link.open')}
            </a>
          </>
        }
      >
        <p className="mb-3 rounded-input bg-sunken px-3 py-2 font-semibold wrap-anywhere">{href}</p>
        <p>{t('link.text')}</p>
      </Dialog>
    </>
  )
}
