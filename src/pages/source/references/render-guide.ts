import GithubSlugger from 'github-slugger'
import { addPrefix } from '../../routes/language-path.ts'
import MarkdownIt, { type Token } from 'markdown-it'
import { groupBy } from '#base/group-by.ts'
import type { Guide } from '#catalogue/entities.ts'
import type { GuideRef } from '../../data/refs.ts'
import type { SitePath } from '../../routes/routes.ts'

const markdownIt = new MarkdownIt()

/** A picture is requested when it comes into view; readers without scripts get it at once. */
const renderImage = markdownIt.renderer.rules.image!
markdownIt.renderer.rules.image = (...asked) => {
  const plain = renderImage(...asked)
  return `${plain.replace(' src=', ' data-src=')}<noscript>${plain}</noscript>`
}

export interface GuideHeading {
  readonly level: number
  readonly id: string
  readonly text: string
}

export interface GuideLink {
  readonly href: string
  /** From 1, within the Markdown. */
  readonly line: number
}

export interface RenderedGuide {
  readonly html: string
  readonly headings: readonly GuideHeading[]
  readonly links: readonly GuideLink[]
  readonly wordCount: number
}

/**
 * Our own Markdown as HTML. Headings get ids made from their texts; links to other sites open in a new tab.
 * HTML in the Markdown is shown as text.
 * @param prefix of the language to whose pages it links
 */
export function renderGuide(markdown: string, prefix = ''): RenderedGuide {
  const tokens = markdownIt.parse(markdown, {})
  const headings = identifyHeadings(tokens)
  const links = listLinks(tokens)
  alignNumbers(tokens)
  const hrefs = links.map(({ token, line }) => ({ href: readHref(token), line }))
  for (const { token } of links) {
    if (isOtherSite(readHref(token))) openInNewTab(token)
    else token.attrSet('href', addPrefix(readHref(token), prefix))
  }
  return {
    html: markdownIt.renderer.render(tokens, markdownIt.options, {}),
    headings,
    links: hrefs,
    wordCount: countWords(tokens),
  }
}

function identifyHeadings(tokens: readonly Token[]): GuideHeading[] {
  const slugger = new GithubSlugger()
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const text = readText(tokens[index + 1]!)
    const id = slugger.slug(text)
    token.attrSet('id', id)
    return [{ level: Number(token.tag.slice(1)), id, text }]
  })
}

/** Blocks know their first line; a link's own follows from the line breaks before it. */
function listLinks(tokens: readonly Token[]): { token: Token; line: number }[] {
  let blockLine = 0
  return tokens.flatMap((block) => {
    blockLine = block.map?.[0] ?? blockLine
    const children = block.children ?? []
    return children.flatMap((token, index) => {
      if (token.type !== 'link_open') return []
      const breaks = children.slice(0, index).filter(isLineBreak)
      return [{ token, line: blockLine + breaks.length + 1 }]
    })
  })
}

function readHref(link: Token): string {
  return String(link.attrGet('href') ?? '')
}

/** As any of the languages writes them, with spaces between thousands and before the sign. */
const numberPattern = /^\d[\d,.\u00A0\u202F]*(%| percent)?$/

/** Columns that hold nothing but numbers end where their headings do, so that digits stand below each other. */
function alignNumbers(tokens: readonly Token[]): void {
  let rows: { cell: Token; text: string }[][] = []
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') rows = []
    if (token.type === 'tr_open') rows.push([])
    if (token.type === 'th_open' || token.type === 'td_open') {
      rows.at(-1)!.push({ cell: token, text: readText(tokens[index + 1]!) })
    }
    if (token.type === 'table_close') {
      const [heads = [], ...body] = rows
      for (const [column] of heads.entries()) {
        const texts = body.map((row) => row[column]!.text)
        const isOfNumbers = texts.every((text) => numberPattern.test(text) || text === 'none' || text === '–')
        if (!isOfNumbers || !texts.some((text) => numberPattern.test(text))) continue
        for (const row of rows) row[column]!.cell.attrSet('class', 'numeric')
      }
    }
  }
}

function isOtherSite(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}

function openInNewTab(link: Token): void {
  link.attrSet('target', '_blank')
  link.attrSet('rel', 'noopener')
}

/** The text of a heading or paragraph without its marks, on one line. */
function readText({ content, children }: Token): string {
  if (!children || children.length === 0) return content
  return children.map((child) => (isLineBreak(child) ? ' ' : child.content)).join('')
}

function isLineBreak({ type }: Token): boolean {
  return type === 'softbreak' || type === 'hardbreak'
}

function countWords(tokens: readonly Token[]): number {
  const text = tokens.map(readText).join(' ')
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,×-]*/gu)?.length ?? 0
}

/** Finds the articles that link to a page, in their own order. */
export function indexGuideMentions(guides: readonly Guide[]): (path: SitePath) => readonly GuideRef[] {
  const mentions = guides.flatMap(({ id, title, summary, markdown }) => {
    const paths = new Set(renderGuide(markdown).links.map(({ href }) => href.replace(/#.*/, '')))
    return [...paths].map((path) => ({ path, guide: { id, title, summary } }))
  })
  const byPath = groupBy(mentions, ({ path }) => path)
  return (path) => (byPath.get(path) ?? []).map(({ guide }) => guide)
}
