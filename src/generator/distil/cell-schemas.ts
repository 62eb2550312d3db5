/** What a cell of a table of facts may hold. The message of an issue says what is expected; see read-table.ts. */
import * as z from 'zod'
import { isContentId } from '#catalogue/content-id.ts'
import { isGameDay } from '#catalogue/game-day.ts'

/** `read` returns null for text that it does not accept. */
function cell<Value>(expected: string, read: (text: string) => Value | null) {
  return z.string().transform((text, context) => {
    const value = read(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: expected })
    return z.NEVER
  })
}

/** The same cell, undefined where it is empty. */
export function optional<Value>(schema: z.ZodType<Value, string>) {
  return z.union([z.literal('').transform(() => undefined), schema])
}

/** A no-break space, as French names have it, stays: in the content it is written as `\_`, which can be seen. */
export const textCell = cell('a text', (text) => text.trim() || null)

export const idCell = cell('an id of lowercase letters, digits and single hyphens', (text) =>
  isContentId(text) ? text : null,
)

export const dayCell = cell('a day of the game, written YYYY-MM-DD', (text) => (isGameDay(text) ? text : null))

export const countCell = cell('a whole number', (text) => (/^\d{1,6}$/.test(text) ? Number(text) : null))

/** One of several values: texts, or numbers as they are written. */
export function choiceCell<const Value extends string | number>(values: readonly Value[]) {
  return cell(`one of ${values.join(', ')}`, (text) => values.find((value) => String(value) === text) ?? null)
}
