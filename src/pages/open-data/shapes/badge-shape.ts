import * as z from 'zod'
import { emblemField, idField, nameField, pageField, urlField } from './open-fields.ts'

/** A kind of badges. */
export const badgeShape = z.strictObject({
  id: idField,
  name: nameField.describe('What its badges are called.'),
  page: pageField,
  url: urlField,
  kind: nameField.describe('What they are given for.'),
  codePrefix: nameField.describe('What the in-game names of its badges begin with.'),
  picture: emblemField,
})

export type OpenBadge = z.output<typeof badgeShape>
