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

/** Where the file of a tour that has none yet belongs. */
export function nameTourFile({ name }: TourRow): string {
  return `tours/${toContentId(name)}.yaml`
}
