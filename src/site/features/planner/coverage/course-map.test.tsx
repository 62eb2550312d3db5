import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { indexPlannerGame } from '#rankings/planner/index-planner-game.ts'
import { plainCourse } from '#rankings/testing/make-planner-game.ts'
import { parsePlannerState } from '#pages/player/planner-address.ts'
import { CourseMap } from './course-map.tsx'

test('courses whose names end in a number keep it, and their variants are told apart by what follows', () => {
  const variants = [
    ['snes-mario-circuit-1', 'snes-mario-circuit-1', 'SNES Mario Circuit 1'],
    ['snes-mario-circuit-1-r', 'snes-mario-circuit-1', 'SNES Mario Circuit 1R'],
    ['tour-tokyo-blur', 'tour-tokyo-blur', 'Tokyo Blur'],
    ['tour-tokyo-blur-2-rt', 'tour-tokyo-blur', 'Tokyo Blur 2R/T'],
  ].map(([id = '', courseId = '', name = '']) => ({ id, courseId, name, course: plainCourse }))
  const game = indexPlannerGame({ items: [], variants, unrecorded: [], tours: [] }, '2026-09-29')
  const html = renderToStaticMarkup(
    <CourseMap game={game} levels={new Map()} state={parsePlannerState('')} change={() => {}} />,
  )
  expect([...html.matchAll(/<a [^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual([
    'Tokyo Blur',
    'Plain',
    '2R/T',
    'SNES Mario Circuit 1',
    'Plain',
    'R',
  ])
})
