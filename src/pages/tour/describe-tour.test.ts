import { expect, test } from 'vitest'
import { describeTour } from './describe-tour.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'

const [newYork, tokyo, halloween] = smallCatalogue.tours

test.each([
  [
    describeTour(newYork!, 6),
    'The New York Tour ran from 25 September 2019 to 9 October 2019 with 6 new items and 1 new city course. See its cups, ranked cup of one week, and best drivers, karts and gliders.',
  ],
  [
    describeTour(tokyo!, 1),
    'The Tokyo Tour ran from 9 October 2019 to 23 October 2019 with 1 new item. See its cups, ranked weeks, and best drivers, karts and gliders.',
  ],
  [
    describeTour(halloween!, 0),
    'The Halloween Tour ran from 23 October 2019 to 6 November 2019, by the yearly cycle. See its ranked cup of one week and best drivers, karts and gliders.',
  ],
  [
    describeTour({ ...newYork!, cups: [], rankedCups: [], newCityCourses: [] }, 0),
    'The New York Tour ran from 25 September 2019 to 9 October 2019. No source lists its cups.',
  ],
  [
    describeTour({ ...tokyo!, cups: tokyo!.cups.map((cup) => ({ ...cup, variantIds: [] })), rankedCups: [] }, 0),
    'The Tokyo Tour ran from 9 October 2019 to 23 October 2019. See its cups.',
  ],
  [
    describeTour(
      { ...newYork!, cups: [], rankedCups: newYork!.rankedCups.map((cup) => ({ ...cup, variantIds: [] })) },
      0,
    ),
    'The New York Tour ran from 25 September 2019 to 9 October 2019 with 1 new city course. No source lists the courses of its cups.',
  ],
])('%s', (description, expected) => {
  expect(description).toBe(expected)
})
