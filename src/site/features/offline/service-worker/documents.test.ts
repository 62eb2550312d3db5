import { describe, expect, test } from 'vitest'
import { composeDocument, markOffline, readDocument } from './compose-document.ts'
import { parseLocalPageFile } from './local-page-file.ts'

const shell =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="build-hash" content="aaaa000000000001">' +
  '<title>Offline - Topshelf</title><meta property="og:image:alt" content="Offline"></head><body><div id="app"><main><h1>You are offline</h1></main></div>' +
  '<script type="application/json" id="page-data">{"data":{"kind":"offline"},"context":{}}</script></body></html>\n'

const file =
  '{"hash":"aaaa000000000002","data":{"kind":"guide","guide":{"title":"Mario & <Co>"},"path":"/tips-and-tricks/mario/"},"context":{"a":1}}'

describe('readDocument', () => {
  test('extracts the page file that the document embeds', () => {
    expect(readDocument(shell)).toBe('{"hash":"aaaa000000000001","data":{"kind":"offline"},"context":{}}')
  })

  test.each(['', '<p>Some gateway', shell.replace('build-hash', 'other'), shell.replace('page-data', 'other')])(
    'returns null for %j',
    (html) => {
      expect(readDocument(html)).toBeNull()
    },
  )
})

describe('composeDocument', () => {
  const stored = parseLocalPageFile(file, 5)
  const html = composeDocument(shell, stored!)

  test('embeds the page, its hash and its title in the empty shell', () => {
    expect(readDocument(html)).toBe(file)
    expect(html).toContain('<title>Mario &amp; &lt;Co> - Topshelf</title>')
    expect(html).toContain('<meta property="og:image:alt" content="Mario &amp; &lt;Co>">')
    expect(html).toContain('<div id="app"></div>')
    expect(html).not.toContain('You are offline')
    expect(html.endsWith('</script></body></html>\n')).toBe(true)
  })

  test('marks the document as offline', () => {
    expect(html).toContain('<html lang="en" data-offline>')
    expect(markOffline(shell)).toContain('<html lang="en" data-offline>')
    expect(markOffline('<html lang="pt-BR"><head>')).toBe('<html lang="pt-BR" data-offline><head>')
  })
})

describe('parseLocalPageFile', () => {
  test('reads hash and title', () => {
    expect(parseLocalPageFile(file, 5)).toEqual({
      text: file,
      hash: 'aaaa000000000002',
      title: 'Mario & <Co>',
      savedAt: 5,
    })
  })

  test.each([
    '{"hash":"aaaa000000000002","data":null,"context":{}}',
    '{"hash":"aaaa000000000002","data":{"kind":"not-found"},"context":{"notFound":true}}',
    '{"hash":"aaaa000000000002","data":{"kind":"not-found"},"context":{}}',
    '{"error":"no page"}',
    '',
  ])('returns null for %j', (text) => {
    expect(parseLocalPageFile(text, 5)).toBeNull()
  })
})
