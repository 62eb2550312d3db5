import * as z from 'zod'

/** A field of a shape, for people. */
export interface FieldView {
  readonly name: string
  readonly type: string
  readonly description: string
}

/** The part of JSON Schema that is read here: what our own shapes become. */
const propertySchema = z.looseObject({
  get anyOf() {
    return z.array(propertySchema).optional()
  },
  get items() {
    return propertySchema.optional()
  },
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
})

type Property = z.output<typeof propertySchema>

const objectSchema = z.looseObject({ properties: z.record(z.string(), propertySchema) })

/** The fields of a shape in their order, as its JSON Schema tells them. */
export function listFields(shape: z.ZodObject): FieldView[] {
  const { properties } = objectSchema.parse(z.toJSONSchema(shape))
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: nameType(property),
    description: findDescription(property),
  }))
}

function nameType(property: Property): string {
  const { anyOf, enum: choices, format, items, type = '' } = property
  if (anyOf) return anyOf.map(nameType).join(' or ')
  if (choices) return choices.map((choice) => (choice === '' ? '(empty)' : String(choice))).join(', ')
  if (items) return `list of ${nameType(items)}`
  return type === 'string' && format ? format : [type].flat().join(' or ')
}

/** If a field may be null, the description may be on what it is otherwise. */
function findDescription({ description, anyOf = [] }: Property): string {
  return description ?? anyOf.find((option) => option.description !== undefined)?.description ?? ''
}
