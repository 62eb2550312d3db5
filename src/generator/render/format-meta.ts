import { escapeHtml } from '../files/escape-html.ts'

export function formatMeta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

/** For Open Graph: https://ogp.me */
export function formatProperty(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`
}
