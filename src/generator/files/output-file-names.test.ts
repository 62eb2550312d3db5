import { expect, test } from 'vitest'
import { documentFileName, pageDataFileName } from './output-file-names.ts'

test.each([
  ['/', 'index.html', 'assets/data/index.json'],
  ['/404/', '404/index.html', 'assets/data/404/index.json'],
  ['/drivers/mario/', 'drivers/mario/index.html', 'assets/data/drivers/mario/index.json'],
  ['/Drivers/Caf%C3%A9/', 'Drivers/Café/index.html', 'assets/data/Drivers/Café/index.json'],
])('%s is in %s and %s', (path, document, data) => {
  expect(documentFileName(path)).toBe(document)
  expect(pageDataFileName(path)).toBe(data)
})

test.each(['/../secret/', '/drivers/%2e%2e/secret/', '/a/./b/'])('%s is refused', (path) => {
  expect(() => documentFileName(path)).toThrow('leads outside the site')
})
