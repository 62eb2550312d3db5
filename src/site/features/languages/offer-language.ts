import type { SiteLanguage } from '#pages/config/site-config.ts'
import { offers } from '#wording/language-menu.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { keepDeclinedLanguage } from './wanted-language.ts'

/**
 * Says, in their language, that the reader can have the page in it. Whoever closes that is not asked again.
 * @param take goes there
 */
export function offerLanguage({ code, name }: SiteLanguage, take: () => void): void {
  const message = offers.get(code)
  if (message === undefined) return
  showToast({
    message,
    language: code,
    type: 'info',
    durationMs: 0,
    action: { label: name, run: take },
    onClick: () => keepDeclinedLanguage(code),
  })
}
