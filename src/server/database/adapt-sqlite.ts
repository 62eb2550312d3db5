import { LRUCache } from 'lru-cache'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { endOutage } from './report-outage.ts'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** The server uses a few dozen different statements. */
const maxStatements = 200

/** Node's SQLite as Kysely wants it, statements prepared once. */
export function adaptSqlite(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: maxStatements })
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = statements.get(text)
      if (known) return known
      const statement = text === 'rollback' ? rollBack(database) : adaptStatement(database.prepare(text))
      statements.set(text, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => attempt(() => statement.all(...toInput(parameters))),
    iterate: (parameters) => statement.iterate(...toInput(parameters)),
    run: (parameters) => {
      const { changes, lastInsertRowid } = attempt(() => statement.run(...toInput(parameters)))
      return { changes, lastInsertRowid }
    },
  }
}

/** Where the disk is full SQLite has rolled back by itself: https://sqlite.org/lang_transaction.html. */
function rollBack(database: DatabaseSync): SqliteStatement {
  const run = (): { changes: number; lastInsertRowid: number } => {
    if (database.isTransaction) database.exec('rollback')
    return { changes: 0, lastInsertRowid: 0 }
  }
  return { reader: false, all: () => [], iterate: () => [].values(), run }
}

/** https://sqlite.org/rescode.html: read-only, input or output failed, disk full, file cannot be opened. */
const unusable = new Set([8, 10, 13, 14])

function attempt<Result>(act: () => Result): Result {
  try {
    const result = act()
    endOutage()
    return result
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && unusable.has(Number(error.errcode) & 0xff)) {
      throw new DatabaseUnavailable(error)
    }
    throw error
  }
}

function toInput(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value
    throw new TypeError(`SQLite takes no ${typeof value}.`)
  })
}
