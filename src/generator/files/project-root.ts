import { resolve } from 'node:path'

/** The name of the environment variable by which code that lies elsewhere, in a bundle, is told where the project is. */
export const projectRootVariable = 'TOPSHELF_PROJECT'

/** The folder of package.json. */
export const projectRoot = process.env[projectRootVariable] ?? resolve(import.meta.dirname, '../../..')
