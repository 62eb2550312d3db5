import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Catalogue, CourseVariant, Tour } from '#catalogue/entities.ts'
import { mapById } from '#catalogue/build/build-catalogue.ts'
import { buildSmallSource } from '#pages/testing/build-small-source.ts'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { buildTourPage } from '#pages/tour/build-tour-page.ts'
import { TourView } from './tour-view.tsx'

function readTour(tour: Tour, changes: Partial<Catalogue> = {}): string {
  const tours = smallCatalogue.tours.map((other) => (other.id === tour.id ? tour : other))
  const data = buildTourPage(buildSmallSource({ tours, ...changes }), tour, tour.number - 1)
  return renderToStaticMarkup(<TourView data={data} />).replace(/<[^>]*>/g, '')
}

const [newYork, tokyo] = smallCatalogue.tours as [Tour, Tour, Tour]
const namedAlone: Tour['rankedCups'] = [{ ...newYork.rankedCups[0]!, name: 'Koopa Troopa Cup', variantIds: [] }]

describe('the best in a tour', () => {
  // The rest of the page, which is there once islands are loaded, speaks of records, too.
  const note = /the only ones on record|is on record:/

  test('are on its courses where these are on record', () => {
    const text = readTour(tokyo)
    expect(text).toContain('Best in this tour')
    expect(text).not.toMatch(note)
  })

  test('are on the courses of its ranked cups where only these are', () => {
    expect(readTour({ ...newYork, cups: [] })).toContain(
      'Best in this tourOn the courses of its ranked cups, the only ones on record.',
    )
  })

  test('are those of the whole game where none is', () => {
    const text = readTour({ ...newYork, cups: [], rankedCups: namedAlone })
    expect(text).toContain(
      'Best in the whole gameNone of its courses is on record: these are the best of the whole game.',
    )
    expect(text).not.toContain('Best in this tour')
  })
})

test('a ranked cup of which only the name is on record lacks its courses, and is not itself missing', () => {
  const text = readTour({ ...newYork, rankedCups: namedAlone })
  expect(text).toContain('Koopa Troopa Cup')
  expect(text).toContain('Its courses are not recorded.')
  expect(text.match(/Its ranked cup is not recorded/g)).toHaveLength(1)
})

test('a new course whose debut is inferred is marked wherever it is named', () => {
  const variantById = new Map(smallCatalogue.variantById)
  variantById.set('tour-new-york-minute', { ...variantById.get('tour-new-york-minute')!, basis: 'inferred' })
  const text = readTour(newYork, { variantById })
  expect(text).toContain('New city courseNew York Minute Debut inferred, not recorded')
  expect(text.match(/Debut inferred/g)).toHaveLength(2)
  expect(readTour(newYork)).not.toContain('inferred')
})

/** The page of the New York Tour, whose new courses have inferred debuts, except this one. */
function readInferred(statedId?: string): string {
  const variants = [...smallCatalogue.variantById.values()].map((variant): CourseVariant =>
    variant.id === statedId ? variant : { ...variant, basis: 'inferred' },
  )
  return readTour(newYork, { variantById: mapById(variants) })
}

test('debuts of new courses that are inferred are marked once if all are, and each if not', () => {
  expect(readInferred()).toMatch(
    /2 variants Debut inferred, not recordedNew York Minute 3DS Bowser&#x27;s Castle (?!Debut)/,
  )
  expect(readInferred('tour-new-york-minute')).toMatch(
    /2 variants New York Minute 3DS Bowser&#x27;s Castle Debut inferred/,
  )
})
