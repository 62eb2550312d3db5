/** Addresses of the site in one of its languages: the same path, behind the prefix of the language. */

/** Pages, and `/` among them: what the build writes beside them, and what the server answers, has one address for all languages. */
const pageAddress = /^\/(?!\/|assets\/|api\/)(?:[^?#]*\/)?(?:[?#]|$)/

/**
 * An address within the site as a page in a language links to it: `/de/karts/?page=2` for `/karts/?page=2`. Files, other
 * sites, parts of a page, and what has the prefix already, stay as they are.
 * @param prefix of the language: empty, or as in `/pt-br`
 */
export function addPrefix(address: string, prefix: string): string {
  return prefix !== '' && pageAddress.test(address) && removePrefix(address, prefix) === null
    ? prefix + address
    : address
}

/**
 * The address of a file that there is one of for each language: `/feed.de.xml` for `/feed.xml`.
 * @param prefix of the language: empty, or as in `/pt-br`
 */
export function fileInLanguage<Path extends string>(path: Path, prefix: string): Path {
  // It ends as before.
  return path.replace(/(?=\.\w+$)/, prefix.replace('/', '.')) as Path
}

/**
 * The path that a page has in every language: `/karts/` for `/de/karts/`. Null for an address that is not in the language.
 * @param prefix of the language: empty, or as in `/pt-br`
 */
export function removePrefix(pathname: string, prefix: string): string | null {
  if (!pathname.startsWith(prefix)) return null
  const path = pathname.slice(prefix.length)
  // Of an address that was typed, the last slash may be missing.
  if (path === '') return '/'
  return path.startsWith('/') ? path : null
}
