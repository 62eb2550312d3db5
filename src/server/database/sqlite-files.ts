/** In the data folder. */
export const sqliteFileName = 'topshelf.sqlite'
/** What SQLite keeps beside a database: its write-ahead log, and an index of that. */
export const sqliteFileEndings = ['', '-wal', '-shm'] as const
