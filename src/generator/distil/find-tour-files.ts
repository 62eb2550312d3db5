import { load } from 'js-yaml'
import * as z from 'zod'
import type { ContentFile } from '#catalogue/content-file.ts'
import { toContentId } from '#catalogue/content-id.ts'
import type { TourRow } from './fact-tables.ts'

const numberedSchema = z.object({ number: z.int() })

/** The paths of the tours' files by tour number. */
export function findTourFiles(files: readonly ContentFile[]): Map<number, string> {
  const tours = files.filter(({ path }) => path.startsWith('tours/'))
  return new Map(
    tours.flatMap(({ path, text }) => {
      const { data } = numberedSchema.safeParse(load(text))
      return data ? [[data.number, path] as const] : []
    }),
  )
}

const cycleSchema = z.object({ 'first-tour': z.int() })

/** The number of the first tour of the yearly cycle; infinity where there is none. */
export function findCycleStart(files: readonly ContentFile[]): number {
  const { data } = cycleSchema.safeParse(load(files.find(({ path }) => path === 'tour-cycle.yaml')?.text ?? ''))
  return data ? data['first-tour'] : Infinity
}

/** Where the file of a tour that has none yet belongs. */
export function nameTourFile({ name }: TourRow): string {
  return `tours/${toContentId(name)}.yaml`
}
