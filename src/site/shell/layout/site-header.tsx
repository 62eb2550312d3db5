import type { FocusEvent } from 'react'
import type { PageContext } from '#pages/data/page-data.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import * as say from '#wording/shell.ts'
import { SharedMarkup } from '../../ui/components/shared-markup.tsx'
import { Icon } from '../../ui/components/icon.tsx'
import { hasLanguages, LanguageButton, LanguageEntry, LanguageList } from '../../features/languages/language-menu.tsx'
import { SearchLink } from '../../features/search/search-link.tsx'
import { ThemeToggle } from '../../features/preferences/theme-toggle.tsx'
import { listAreas, listMenuAreas } from '../../ui/components/areas.ts'
import { accountSlotId } from '../../features/accounts/session/account-slot.ts'
import { requestSignIn } from '../../features/accounts/session/request-sign-in.ts'
import { siteName } from '#pages/config/site-name.ts'

const menuId = 'areas'

/**
 * The sticky header. The areas are one list: inline on wide screens, and a popover on narrow ones, which browsers open
 * without scripts.
 */
export function SiteHeader({ context }: { context: PageContext }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {say.skipToContent()}
      </a>
      <header className="site-header">
        <SharedMarkup name="header" of={context} className="site-header-row">
          <button type="button" className="icon-button menu-button" popoverTarget={menuId}>
            <Icon name="menu" />
            <span className="visually-hidden">{say.menu()}</span>
          </button>
          <Logo />
          <nav id={menuId} popover="auto" aria-label={say.areas()} className="areas">
            <ul>
              {listAreas().map((area) => (
                <li key={area.path}>
                  <a href={area.path} onClick={closeMenu} onBlur={closeMenuBehind}>
                    {area.name}
                  </a>
                </li>
              ))}
              {listMenuAreas().map((area) => (
                <li key={area.path} className="menu-only">
                  <a href={area.path} onClick={closeMenu} onBlur={closeMenuBehind}>
                    {area.name}
                  </a>
                </li>
              ))}
              <li className="menu-only">
                <button type="button" data-shortcut="r" onClick={closeMenu} onBlur={closeMenuBehind}>
                  {say.reportAChange()}
                </button>
              </li>
              {hasLanguages && (
                <li className="menu-only language-entry">
                  <LanguageEntry />
                </li>
              )}
            </ul>
          </nav>
          {hasLanguages && <LanguageList />}
          <div className={hasLanguages ? 'site-header-end with-languages' : 'site-header-end'}>
            <a className="last-day" href={dayRankingPath(context.today)}>
              {say.lastDay()}
            </a>
            <SearchLink />
            {hasLanguages && <LanguageButton />}
            <ThemeToggle />
            <AccountEntry />
          </div>
        </SharedMarkup>
      </header>
    </>
  )
}

/** Closes the menu when the focus moves to something that it covers; its own button closes it anyway. */
function closeMenuBehind({ relatedTarget }: FocusEvent): void {
  if (relatedTarget && !relatedTarget.closest(`#${menuId}, [popovertarget]`)) closeMenu()
}

/** Navigation within the site keeps the header, and the menu with it. */
function closeMenu(): void {
  document.getElementById(menuId)?.hidePopover?.()
}

/**
 * The sign-in button. For signed-in players, the accounts' code fills the element before it, and styles hide the
 * button.
 */
function AccountEntry() {
  return (
    <>
      <span id={accountSlotId} />
      <button type="button" className="icon-button sign-in" title={say.signIn()} onClick={() => void requestSignIn()}>
        <Icon name="account" />
        <span className="visually-hidden">{say.signIn()}</span>
      </button>
    </>
  )
}

/** Three shelves that make a T: the mark of icon.svg without its plate. */
function Logo() {
  return (
    <a className="logo" href="/">
      <svg aria-hidden="true" viewBox="0 0 48 44">
        <path d="M8 1h40l-4 12H4z" />
        <path className="second" d="M15 18h18l-3 10H12z" />
        <path d="M10 33h18l-3 10H7z" />
      </svg>
      {siteName}
    </a>
  )
}
