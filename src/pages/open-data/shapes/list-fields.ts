import * as z from 'zod'

/** A field of a shape: what its JSON Schema says, for people and for programs. */
export interface FieldView {
  readonly name: string
  /** For people: "integer or null". */
  readonly type: string
  readonly description: string
}

export interface FieldFacts extends FieldView {
  /** Apart from null. */
  readonly jsonType: 'string' | 'integer' | 'number' | 'boolean' | 'array'
  readonly isNullable: boolean
  /** All values that it can have; empty if any is possible. */
  readonly choices: readonly (string | number)[]
  readonly format: string | null
  readonly unit: string | null
  /** The column of another table, as `table.column`, that has every value. */
  readonly references: string | null
  readonly isDeprecated: boolean
  /** It leads somewhere on this site, and means nothing elsewhere. */
  readonly isOfSite: boolean
}

const jsonTypes = ['string', 'integer', 'number', 'boolean', 'array'] as const

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
  unit: z.string().optional(),
  references: z.string().optional(),
  deprecated: z.boolean().optional(),
  ofSite: z.boolean().optional(),
})

type Property = z.output<typeof propertySchema>

const objectSchema = z.looseObject({ properties: z.record(z.string(), propertySchema) })

/** The fields of a shape in their order, as its JSON Schema has them. */
export function listFields(shape: z.ZodObject): FieldFacts[] {
  const { properties } = objectSchema.parse(z.toJSONSchema(shape))
  return Object.entries(properties).map(([name, property]) => {
    const options = [property, ...(property.anyOf ?? [])]
    // If a field may be null, what describes it may be on what it is otherwise.
    const find = <Key extends keyof Property>(key: Key) => options.find((option) => option[key] !== undefined)?.[key]
    const types = options.flatMap(({ type = [] }) => type)
    return {
      name,
      type: nameType(property),
      description: find('description') ?? '',
      jsonType: findType(types, find('enum')),
      isNullable: types.includes('null'),
      choices: find('enum') ?? [],
      format: find('format') ?? null,
      unit: find('unit') ?? null,
      references: find('references') ?? null,
      isDeprecated: find('deprecated') ?? false,
      isOfSite: find('ofSite') ?? false,
    }
  })
}

/** Of several numbers that are whole, JSON Schema says that they are numbers. */
function findType(types: readonly string[], choices: readonly unknown[] = []): FieldFacts['jsonType'] {
  const type = jsonTypes.find((known) => types.includes(known)) ?? 'string'
  return type === 'number' && choices.length > 0 && choices.every(Number.isInteger) ? 'integer' : type
}

function nameType(property: Property): string {
  const { anyOf, enum: choices, format, items, type = '' } = property
  if (anyOf) return anyOf.map(nameType).join(' or ')
  if (choices) return choices.map((choice) => (choice === '' ? '(empty)' : String(choice))).join(', ')
  if (items) return `list of ${nameType(items)}`
  return type === 'string' && format ? format : [type].flat().join(' or ')
}
