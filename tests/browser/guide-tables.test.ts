import { expect, test } from 'vitest'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { renderGuide } from '#pages/source/references/render-guide.ts'
import { fixtureDay } from '../fixture-site.ts'
import { openPage, visit } from './site-page.ts'

// The fixture's guides have no tables.
const { catalogue, problems } = buildCatalogue(readContent('content'), { today: fixtureDay })

test('on a phone, no table of a real guide is cut at the edge', async () => {
  expect(problems).toEqual([])
  const html = catalogue!.guides.map(({ markdown }) => renderGuide(markdown).html).join('')
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await visit(page, '/tips-and-tricks/top-shelf/')
  await page.locator('.prose').evaluate(async (prose, guides) => {
    prose.innerHTML = guides
    await document.fonts.ready
  }, html)
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    const cut = await page
      .locator('.prose table')
      .evaluateAll((tables) =>
        tables.flatMap(({ scrollWidth, clientWidth, textContent }) =>
          scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px of ${textContent.slice(0, 30)}`] : [],
        ),
      )
    expect(cut, `${width}`).toEqual([])
  }
})
