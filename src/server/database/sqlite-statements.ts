import { LRUCache } from 'lru-cache'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** What the server asks comes in some dozens of forms. */
const keptStatements = 200

/** Node's SQLite as Kysely wants it, statements prepared once. */
export function adaptSqlite(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: keptStatements })
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = statements.get(text)
      if (known) return known
      const statement = adaptStatement(database.prepare(text))
      statements.set(text, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...toInput(parameters)),
    iterate: (parameters) => statement.iterate(...toInput(parameters)),
    run: (parameters) => {
      const { changes, lastInsertRowid } = statement.run(...toInput(parameters))
      return { changes, lastInsertRowid }
    },
  }
}

function toInput(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value
    throw new TypeError(`SQLite takes no ${typeof value}.`)
  })
}
