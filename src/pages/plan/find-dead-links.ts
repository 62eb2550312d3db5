import type { Guide } from '#catalogue/entities.ts'
import type { OwnLanguage } from '#catalogue/languages.ts'
import type { Problem } from '#catalogue/problem.ts'
import { decodeEscapes } from '../routes/decode-escapes.ts'
import { renderGuide } from '../source/references/render-guide.ts'
import { guidePath, withTrailingSlash } from '../routes/routes.ts'

/** Takes the place of the site's origin, which links in guides never name. */
const anyOrigin = 'https://site.invalid'

/**
 * Finds every dead internal link of the guides: to a path without a page, to a path without its trailing slash, or to a
 * heading that its guide does not have. Links to files and other sites are not checked.
 * @param paths of all pages
 */
export function findDeadLinks(guides: readonly Guide[], paths: ReadonlySet<string>): Problem[] {
  const languages = new Set(guides.flatMap(({ texts }) => [...texts.keys()]))
  return [undefined, ...languages].flatMap((language) => findDeadLinksIn(language, guides, paths))
}

/** In one language, in which guides without a text of their own have the English headings. */
function findDeadLinksIn(
  language: OwnLanguage | undefined,
  guides: readonly Guide[],
  paths: ReadonlySet<string>,
): Problem[] {
  const rendered = guides.map((guide) => {
    const text = language && guide.texts.get(language)
    return {
      guide,
      text: text ?? guide,
      isOwn: !language || text !== undefined,
      ...renderGuide((text ?? guide).markdown),
    }
  })
  const headingIds = new Map(
    rendered.map(({ guide, headings }) => [guidePath(guide.id) as string, new Set(headings.map(({ id }) => id))]),
  )
  return rendered
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ guide, text, links }) =>
      links.flatMap(({ href, line }) => {
        const fault = findFault(guide, href, paths, headingIds)
        return fault ? [{ file: text.file, line: text.markdownLine + line - 1, ...fault }] : []
      }),
    )
}

function findFault(
  guide: Guide,
  href: string,
  paths: ReadonlySet<string>,
  headingIds: ReadonlyMap<string, ReadonlySet<string>>,
): Pick<Problem, 'message' | 'remedy'> | null {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return null
  if (!/^[/#]/.test(href)) {
    return { message: `The link "${href}" is relative.`, remedy: 'Write the whole path, beginning with a slash.' }
  }
  const { pathname, hash } = new URL(href, anyOrigin + guidePath(guide.id))
  if (/\.[^/]*$/.test(pathname)) return null
  return findPathFault(href, pathname, paths) ?? findHeadingFault(href, pathname, hash, headingIds)
}

function findPathFault(href: string, pathname: string, paths: ReadonlySet<string>) {
  if (paths.has(pathname)) return null
  const slashed = withTrailingSlash(pathname)
  return paths.has(slashed)
    ? { message: `The link "${href}" lacks its trailing slash.`, remedy: `Write ${slashed} for the path.` }
    : { message: `The link "${href}" leads to no page.`, remedy: 'Correct the path, or link to another page.' }
}

function findHeadingFault(
  href: string,
  pathname: string,
  hash: string,
  headingIds: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const ids = headingIds.get(pathname)
  const id = decodeEscapes(hash.slice(1))
  if (!ids || id === '' || ids.has(id)) return null
  return {
    message: `The link "${href}" leads to no heading of its guide.`,
    remedy: `Link to one of: ${[...ids].map((known) => `#${known}`).join(', ')}.`,
  }
}
