/** Installs what the tests need besides Node and is not there: PostgreSQL, and the browsers. */
import { findPrograms } from './accounts/start-postgresql.ts'
import { findChromium, findHeadlessShell } from './browser/chromium.ts'

findPrograms()
findHeadlessShell()
findChromium()
