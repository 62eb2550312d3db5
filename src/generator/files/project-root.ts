import { resolve } from 'node:path'

/** The environment variable that says where the project is, for code that runs elsewhere, in a bundle. */
export const projectRootVariable = 'TOPSHELF_PROJECT'

/** The folder of package.json. */
export const projectRoot = process.env[projectRootVariable] ?? resolve(import.meta.dirname, '../../..')
