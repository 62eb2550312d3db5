import { foldName } from '../../search/matching/fold-name.ts'

/** Words in the form for comparisons: names, ids and headings that differ in case, accents or punctuation become equal. */
export function normaliseWords(words: string): string {
  return foldName(words.normalize('NFKC'))
    .replaceAll(/[\s_\-‐–—/"]+/g, ' ')
    .trim()
}
