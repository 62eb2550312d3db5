import * as z from 'zod'

/** A column whose values are all found in a column of another table. */
export interface ColumnReference {
  readonly column: string
  readonly table: string
  readonly targetColumn: string
}

/** The references of a table's columns, as `meta({ references: 'table.column' })` declares them. */
export function listReferences({ shape }: z.ZodObject): ColumnReference[] {
  return Object.entries(shape).flatMap(([column, field]) => {
    const target = findMeta(field, 'references')
    if (typeof target !== 'string') return []
    const [table = '', targetColumn = ''] = target.split('.')
    return { column, table, targetColumn }
  })
}

/** What a field, or the field that it makes nullable, declares under a name. */
function findMeta(field: z.core.$ZodType, name: string): unknown {
  const own = z.globalRegistry.get(field)?.[name]
  if (own !== undefined || !(field instanceof z.ZodNullable)) return own
  return findMeta(field.unwrap(), name)
}
