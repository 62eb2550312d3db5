import { expect, test } from 'vitest'
import { documentFile, pageDataFile } from './output-files.ts'

test.each([
  ['/', 'index.html', 'assets/data/index.json'],
  ['/404/', '404/index.html', 'assets/data/404/index.json'],
  ['/drivers/mario/', 'drivers/mario/index.html', 'assets/data/drivers/mario/index.json'],
  ['/Drivers/Caf%C3%A9/', 'Drivers/Café/index.html', 'assets/data/Drivers/Café/index.json'],
])('%s lies in %s and %s', (path, document, data) => {
  expect(documentFile(path)).toBe(document)
  expect(pageDataFile(path)).toBe(data)
})

test.each(['/../secret/', '/drivers/%2e%2e/secret/', '/a/./b/'])('%s is refused', (path) => {
  expect(() => documentFile(path)).toThrow('leads out of the site')
})
