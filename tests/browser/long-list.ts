import type { Page } from 'playwright-core'
import { pageDataPath } from '#pages/routes/routes.ts'
import type { ItemListPage } from '#pages/data/item-pages.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import { loadViews, renderPage } from '#site/shell/entry-server.tsx'
import { readMarkup } from '#site/shell/testing/read-markup.ts'
import { appOpening, stateClosing, stateOpening } from '#site/ui/document-slots.ts'

interface ListState {
  readonly data: ItemListPage
  readonly context: PageContext
}

/** The list of a kind, as long as in the real content, which the fixture content does not have: its items many times. */
export async function serveLongList(page: Page, path: string, times: number): Promise<void> {
  const lengthen = ({ data, context }: ListState): ListState => ({
    data: {
      ...data,
      items: Array.from({ length: times }, (_, turn) =>
        data.items.map((item) =>
          turn === 0 ? item : { ...item, id: `${item.id}-${turn}`, name: `${item.name} ${turn}` },
        ),
      ).flat(),
    },
    context,
  })

  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const stateAt = html.lastIndexOf(stateOpening)
      const closingAt = html.indexOf(stateClosing, stateAt + stateOpening.length)
      const state = lengthen(JSON.parse(html.slice(stateAt + stateOpening.length, closingAt)))
      await loadViews([state.data.kind])
      const markup = readMarkup(renderPage(state.data, state.context))
      const opening = html.slice(0, html.indexOf(appOpening) + appOpening.length)
      const body = opening + markup + stateOpening + JSON.stringify(state) + html.slice(closingAt)
      await route.fulfill({ response, body })
    },
  )
  await page.route(`**${pageDataPath(path)}`, async (route) => {
    const { hash, ...state } = await (await route.fetch()).json()
    await route.fulfill({ json: { hash, ...lengthen(state) } })
  })
}
