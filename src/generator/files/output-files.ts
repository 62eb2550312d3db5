import { pageDataPath } from '#pages/routes/routes.ts'

/** The file of an address, relative to the output folder. Addresses are percent-encoded, file names are not. */
export function outputFile(path: string): string {
  const file = decodeURIComponent(path.slice(1))
  if (file.split('/').some((segment) => segment === '..' || segment === '.')) {
    throw new Error(`The address ${path} leads out of the site.`)
  }
  return file
}

export function documentFile(pagePath: string): string {
  return `${outputFile(pagePath)}index.html`
}

export function pageDataFile(pagePath: string): string {
  return outputFile(pageDataPath(pagePath))
}
