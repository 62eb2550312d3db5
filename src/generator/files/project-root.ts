import { resolve } from 'node:path'

/** The name of the environment variable that tells code elsewhere, in a bundle, where the project is. */
export const projectRootVariable = 'TOPSHELF_PROJECT'

/** The folder of package.json. */
export const projectRoot = process.env[projectRootVariable] ?? resolve(import.meta.dirname, '../../..')
