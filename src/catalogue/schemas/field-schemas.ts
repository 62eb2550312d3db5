/** The fields that several kinds of file share. `params` carry what explains a fault; see explain-issue.ts. */
import * as z from 'zod'
import type { IsoDate } from '../calendar.ts'
import { isContentId } from '../content-id.ts'
import { bases } from '../entities.ts'
import { gameDayWording, isGameDay } from '../game-day.ts'
import { mapLanguages } from '../languages.ts'

export const nameSchema = z.string().trim().min(1)

export const sentenceSchema = z.string().trim().min(1)

export const dateSchema = z.custom<IsoDate>((value) => typeof value === 'string' && isGameDay(value), {
  params: gameDayWording,
})

export const idSchema = z.custom<string>((value) => typeof value === 'string' && isContentId(value), {
  params: {
    expected: 'an id',
    remedy: 'An id is a file name without its extension: lowercase letters, digits and single hyphens.',
  },
})

/** The bound keeps a mistyped number from continuing the tours for millennia. */
export const tourNumberSchema = z.int().positive().max(9999)

export const basisSchema = z.enum(bases)

/** Official names in other languages than English; a language is left out where the name is not known. */
export const namesSchema = z.strictObject(mapLanguages(nameSchema.exactOptional()))
