import { addPrefix } from '#pages/routes/language-path.ts'
import { languages } from '#wording/language.ts'
import { loadSession } from '../accounts/session/load-session.ts'
import { hasSignInHint } from '../accounts/session/sign-in-hint.ts'
import { readPath } from '../navigation/page-address.ts'
import { keepChosenLanguage } from './wanted-language.ts'

const selector = 'a[hreflang]'

/** Lets the reader go on in another language on the page where they are, and offers them theirs. */
export function startLanguageChoice(): void {
  for (const type of ['pointerover', 'focusin'] as const) document.addEventListener(type, leadToPage, { passive: true })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest(selector) : null
    if (link) chooseLanguage(link.getAttribute('hreflang')!)
  })
  // `language-offer-script.ts` has found which.
  const wanted = languages.find(({ code }) => code === document.documentElement.dataset['offer'])
  if (!wanted) return
  void import('./offer-language.ts')
    .then(({ offerLanguage }) => offerLanguage(wanted, addressInLanguage(wanted.pathPrefix)))
    .catch(console.error)
}

/** The address of the page that is shown, in another language. @param prefix of the language's addresses */
function addressInLanguage(prefix: string): string {
  const path = readPath(location.pathname) ?? '/'
  return addPrefix(path + location.search + location.hash, prefix)
}

/** The links stand in parts that pages share. */
function leadToPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest(selector) : null
  const led = languages.find(({ code }) => code === link?.getAttribute('hreflang'))
  if (led) link?.setAttribute('href', addressInLanguage(led.pathPrefix))
}

/** Kept in this browser and, for other devices, in the account of those who have one. */
function chooseLanguage(code: string): void {
  keepChosenLanguage(code)
  if (hasSignInHint()) void keepInAccount(code).catch(console.error)
}

async function keepInAccount(code: string): Promise<void> {
  const session = await loadSession()
  if (session.state().user) await session.updateFields({ preferences: { language: code } })
}
