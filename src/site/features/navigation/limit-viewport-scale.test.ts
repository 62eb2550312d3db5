import { expect, onTestFinished, test, vi } from 'vitest'
import { limitViewportScale } from './limit-viewport-scale.ts'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const written = 'width=device-width, initial-scale=1'

test.each([
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${safari}`, 5, true],
  ['an iPad that calls itself a Macintosh', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 5, true],
  ['a Macintosh', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 0, false],
  ['a phone of others', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36', 5, false],
])('the viewport of %s', (_what, userAgent, maxTouchPoints, isLimited) => {
  const viewport = { content: written }
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
  vi.stubGlobal('document', { head: { querySelector: () => viewport } })
  onTestFinished(() => void vi.unstubAllGlobals())
  limitViewportScale()
  limitViewportScale()
  expect(viewport.content).toBe(isLimited ? `${written}, maximum-scale=1` : written)
})
