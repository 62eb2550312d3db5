import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RankedCupView } from '#pages/data/tour-views.ts'
import { buildSmallSource } from '#pages/testing/build-small-source.ts'
import { CupCourses } from './cup-courses.tsx'
import { RankedCupCard } from './ranked-cup-card.tsx'

const { references } = buildSmallSource()
const variants = ['tour-new-york-minute', 'tour-new-york-minute-2', '3ds-bowsers-castle'].map(references.variant)
const cup: Omit<RankedCupView, 'courses'> = {
  week: 2,
  name: 'Shy Guy Cup',
  start: '2019-12-11',
  end: '2019-12-18',
  basis: 'recorded',
  rankings: null,
}

test.each([
  [0, 'Its courses are not recorded.'],
  [1, 'Two of its three courses are not recorded: rankings count the other one.'],
  [2, 'One of its three courses is not recorded: rankings count the other two.'],
  [3, 'recorded'],
])('a cup with %d of its courses on record says what is missing', (known, text) => {
  const courses = variants.slice(0, known)
  const card = renderToStaticMarkup(<RankedCupCard cup={{ ...cup, courses }} />)
  for (const html of [renderToStaticMarkup(<CupCourses variants={courses} />), card]) {
    expect(html.includes(text)).toBe(known < 3)
    expect(html.match(/<li>/g) ?? []).toHaveLength(known)
  }
})
