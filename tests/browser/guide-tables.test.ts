import { expect, test } from 'vitest'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { renderGuide } from '#pages/source/references/render-guide.ts'
import { fixtureDay } from '../fixture-site.ts'
import { openPage, visit } from './site-page.ts'

// The fixture's guides have no tables.
const { catalogue, problems } = buildCatalogue(readContent('content'), { today: fixtureDay })

test.each([360, 390])('on a phone of %i px, no table of a real guide is cut at the edge', async (width) => {
  expect(problems).toEqual([])
  const html = catalogue!.guides.map(({ markdown }) => renderGuide(markdown).html).join('')
  const page = await openPage({ viewport: { width, height: 844 } })
  await visit(page, '/tips-and-tricks/top-shelf/')
  const cut = await page.locator('.prose').evaluate(async (prose, guides) => {
    prose.innerHTML = guides
    await document.fonts.ready
    return [...prose.querySelectorAll('table')].flatMap(({ scrollWidth, clientWidth, innerText }) =>
      scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px of ${innerText.slice(0, 30)}`] : [],
    )
  }, html)
  expect(cut).toEqual([])
})
