import * as z from 'zod'
import { nameSchema } from './field-schemas.ts'
import type { Language } from './languages.ts'

const foreignName = nameSchema.exactOptional()

const fields = {
  de: foreignName,
  'es-ES': foreignName,
  'es-419': foreignName,
  fr: foreignName,
  it: foreignName,
  ja: foreignName,
  ko: foreignName,
  'pt-BR': foreignName,
  'zh-Hans': foreignName,
  'zh-Hant': foreignName,
} satisfies Record<Language, typeof foreignName>

/** Official names in other languages than English; a language is left out where the name is not known. */
export const namesSchema = z.strictObject(fields)
