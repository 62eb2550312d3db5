/** Installs what many tests need besides Node and is not there. The one test of the whole Chromium installs that. */
import { findPrograms } from './accounts/start-postgresql.ts'
import { findHeadlessShell } from './browser/chromium.ts'

findPrograms()
findHeadlessShell()
