import type { SiteLanguage } from '#pages/config/site-config.ts'
import { offers } from '#wording/language-menu.ts'
import * as say from '#wording/shell.ts'
import { keepDeclinedLanguage } from './wanted-language.ts'

/**
 * Says, in their language, that the reader can have the page in it. A reader who closes that is not asked again.
 * @param address of the page in it
 */
export function offerLanguage({ code }: SiteLanguage, address: string): void {
  const link = document.createElement('a')
  Object.assign(link, { href: address, hreflang: code, lang: code, textContent: offers.get(code) ?? '' })
  const close = document.createElement('button')
  Object.assign(close, { type: 'button', className: 'icon-button', ariaLabel: say.close(), textContent: '×' })
  const line = document.querySelector('.language-offer')
  line?.replaceChildren(link, close)
  close.addEventListener('click', () => {
    keepDeclinedLanguage(code)
    delete document.documentElement.dataset['offer']
    line?.replaceChildren()
  })
}
