export interface FittedTitle {
  readonly lines: readonly string[]
  /** Pixels. */
  readonly size: number
}

/** Largest first. What does not fit at the smallest size is cut off. */
const sizes = [112, 96, 84, 72, 62] as const
const mostLines = 3
/** Distance between baselines, as a multiple of the size. */
export const lineHeight = 0.98

/**
 * Breaks a title into lines that fit the width, as large as possible. One or two lines at any size are better than
 * three.
 * @param measure width of a text at size 1
 */
export function fitTitle(title: string, width: number, measure: (text: string) => number): FittedTitle {
  const words = title.split(' ')
  for (const limit of [2, mostLines]) {
    for (const size of sizes) {
      const lines = breakLines(words, width / size, measure)
      const fits = lines.length <= limit && lines.every((line) => measure(line) * size <= width)
      if (fits) return { lines, size }
    }
  }
  const size = sizes.at(-1)!
  return { lines: breakLines(words, width / size, measure).slice(0, mostLines), size }
}

function breakLines(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
