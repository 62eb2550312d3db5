import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CourseRankings } from './course-rankings.tsx'

const rankings = { driver: 'a', kart: 'b', glider: 'c' }
const variant = (id: string, name: string) => ({ id, name, courseId: id, anchor: id })

const data = {
  today: '2026-11-26',
  courses: [
    { variant: variant('ds-peach-gardens', 'DS Peach Gardens'), rankings },
    { variant: variant('3ds-daisy-hills', '3DS Daisy Hills'), rankings },
    { variant: variant('3ds-neo-bowser-city', '3DS Neo Bowser City'), rankings },
  ],
  cup: ['3ds-neo-bowser-city', 'ds-peach-gardens'],
} as const

test('the courses of the ranked cup stand in its own order, as on its race card', () => {
  const [, cup = ''] =
    /In the ranked cup of(.*?)<details/.exec(renderToStaticMarkup(<CourseRankings data={data} kind="driver" />)) ?? []
  expect(cup.match(/DS Peach Gardens<|3DS Daisy Hills<|3DS Neo Bowser City</g)).toEqual([
    '3DS Neo Bowser City<',
    'DS Peach Gardens<',
  ])
})
