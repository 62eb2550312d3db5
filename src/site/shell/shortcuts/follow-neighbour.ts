import { navigationServices } from '../../features/navigation/navigation-services.ts'
import { type ReachedPage, shownPage } from '../../features/navigation/shown-page.ts'

/** A key that is held down asks for far more pages than the reader wants after letting go. */
const mostWaiting = 3

/** About a second. */
const mostFrames = 60

type Relation = 'prev' | 'next'

interface Walk {
  /** The page that is shown while the next one loads. */
  from: ReachedPage | null
  /** What was pressed meanwhile. */
  readonly waiting: Relation[]
}

let walk: Walk | null = null

/**
 * Follows the page's link to the previous or next page, if it has one. Keys pressed while that loads go on from there,
 * unless it cannot be opened or the reader has gone elsewhere by then.
 */
export async function followNeighbour(relation: Relation): Promise<void> {
  if (walk && walk.from === shownPage.read()) {
    if (walk.waiting.length < mostWaiting) walk.waiting.push(relation)
    return
  }
  const current: Walk = { from: shownPage.read(), waiting: [relation] }
  walk = current
  const { navigate } = await navigationServices
  for (let next = current.waiting.shift(); next; next = current.waiting.shift()) {
    current.from = shownPage.read()
    const link = await findLink(next)
    if (!link) continue
    await navigate(new URL(link.href))
    if (walk !== current || shownPage.read()?.url.href !== link.href) break
  }
  if (walk === current) walk = null
}

/** What is below the first screen of a page comes a moment after it. */
async function findLink(relation: Relation): Promise<HTMLAnchorElement | null> {
  const page = shownPage.read()
  for (let frame = 0; frame < mostFrames && shownPage.read() === page; frame++) {
    const link = document.querySelector<HTMLAnchorElement>(`#main a[rel="${relation}"]`)
    if (link) return link
    await new Promise((goOn) => {
      requestAnimationFrame(goOn)
    })
  }
  return null
}
