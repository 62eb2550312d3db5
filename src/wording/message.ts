import type { GetICUArgs } from '@schummar/icu-type-parser'
import { compileMessage } from './compile-message.ts'
import { number, plural, select } from './runtime.ts'

type Values<Text extends string> = GetICUArgs<Text, { ICUNumberArgument: number; ICUArgument: string | number }>

/** What says a message, given the values that its text names. */
export type Message<Text extends string = string> = string extends Text
  ? () => string
  : keyof Values<Text> extends never
    ? () => string
    : (values: Readonly<Values<Text>>) => string

/**
 * A text of the site, in ICU MessageFormat: `message('{count, plural, one {# kart} other {# karts}}')`. The bundler puts
 * compiled functions in the place of these calls (`src/generator/bundle/compile-messages.ts`); where code runs from its sources, they are compiled when
 * they are first used.
 * @param text a literal, whose placeholders are the names of the values
 */
export function message<const Text extends string>(text: Text): Message<Text> {
  let say: ((values: unknown) => string) | undefined
  const first = (values: unknown) => (say ??= read(text))(values)
  return first as Message<Text>
}

function read(text: string): (values: unknown) => string {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- made from a text of our own
  const make = new Function('$number', '$plural', '$select', `return ${compileMessage(text)}`)
  return make(number, plural, select) as (values: unknown) => string
}
