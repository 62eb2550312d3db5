/**
 * React's `jsx`, in the scripts of languages that have a prefix: the bundler puts it in the place of `react/jsx-runtime` in
 * the site's own code (`src/generator/bundle/locale-plugins.ts`). A path in a link, `href="/karts/"`, leads to the page
 * in the reader's language, `/de/karts/`. Links to another language say so by `hrefLang` and stay as they are.
 */
import { Fragment, jsx as createElement, jsxs as createElements } from 'react/jsx-runtime'
import { addPrefix } from '#pages/routes/language-path.ts'
import { pathPrefix } from '#wording/language.ts'

export { Fragment }

export const jsx: typeof createElement = (type, props, key) => createElement(type, linkInLanguage(props), key)

export const jsxs: typeof createElements = (type, props, key) => createElements(type, linkInLanguage(props), key)

function linkInLanguage(props: unknown): unknown {
  if (typeof props !== 'object' || props === null || !('href' in props) || 'hrefLang' in props) return props
  const { href } = props
  return typeof href === 'string' ? { ...props, href: addPrefix(href, pathPrefix) } : props
}
