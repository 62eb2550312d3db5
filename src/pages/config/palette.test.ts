import { expect, test } from 'vitest'
import { palette } from './palette.ts'

test.each(['chalk', 'chalk-soft', 'flag'] as const)(
  'on pictures, words in %s are readable on their ground',
  (words) => {
    expect(contrast(palette[words], palette.asphalt)).toBeGreaterThan(4.5)
  },
)

/** WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light, dark] = [one, other].map(measureLuminance).toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function measureLuminance(hex: string): number {
  const digits = hex.slice(1).match(hex.length === 4 ? /./g : /../g) ?? []
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const part = Number.parseInt(pair.padStart(2, pair), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
