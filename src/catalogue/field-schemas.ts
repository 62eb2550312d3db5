/** The fields that several kinds of file share. `params` carry what a fault is told with; see explain-issue.ts. */
import * as z from 'zod'
import { isIsoDate, type IsoDate } from './calendar.ts'
import { isContentId } from './content-id.ts'
import { bases } from './entities.ts'

export const nameSchema = z.string().trim().min(1)

export const sentenceSchema = z.string().trim().min(1)

export const dateSchema = z.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value), {
  params: { expected: 'a day of the calendar', remedy: 'Write the day as YEAR-MONTH-DAY, for example 2021-06-16.' },
})

export const idSchema = z.custom<string>((value) => typeof value === 'string' && isContentId(value), {
  params: {
    expected: 'an id',
    remedy: 'An id is the name of a file without its ending: small letters, digits and single hyphens.',
  },
})

export const tourNumberSchema = z.int().positive()

export const basisSchema = z.enum(bases)
