import { describe, expect, it } from 'vitest'
import { splitContentText } from './content-file.ts'

describe('splitContentText', () => {
  it('takes a YAML file as it is', () => {
    const text = 'name: Mario\n---\n'
    expect(splitContentText({ path: 'drivers/mario.yaml', text })?.yaml).toBe(text)
  })

  it.each([
    ['---\ntitle: Coins\n---\n\nPick them up.\n', 'title: Coins\n', 'Pick them up.', 5],
    ['---\r\ntitle: Coins\r\n---\r\nPick them up.\r\n', 'title: Coins\r\n', 'Pick them up.', 4],
    ['---\ntitle: Coins\n---\nOne\n\n---\n\nTwo', 'title: Coins\n', 'One\n\n---\n\nTwo', 4],
    ['---\ntitle: Coins\n---', 'title: Coins\n', '', 3],
  ])('splits %j', (text, yaml, markdown, markdownLine) => {
    const content = splitContentText({ path: 'tips-and-tricks/coins.md', text })
    expect(content).toEqual({ yaml, linesBefore: 1, markdown, markdownLine })
  })

  it.each(['', 'Pick them up.', 'title: Coins\n---\n', '\n---\ntitle: Coins\n---\n', '---\ntitle: Coins\n'])(
    'finds no front matter in %j',
    (text) => {
      expect(splitContentText({ path: 'tips-and-tricks/coins.md', text })).toBeNull()
    },
  )
})
