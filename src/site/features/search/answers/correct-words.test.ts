import { expect, test } from 'vitest'
import { correctWords, misspellsKind } from './correct-words.ts'

const names = ['ds peach gardens', '3ds rosalinas ice world', 'gilded king', 'gcn baby park', 'wii dry dry ruins']

test.each([
  ['best drivr peach gardans', 'best driver peach gardens'],
  ['wich gilders', 'which gliders'],
  // Two letters in the wrong order are one typo.
  ['best gilder baby prak', 'best glider baby park'],
  ['gliders peahc gradens', 'gliders peach gardens'],
  // They begin names, or are words of their own.
  ['gild peac', 'gild peac'],
  ['unowned', 'unowned'],
  // Too far from any word, or too short.
  ['worst rod', 'worst rod'],
  ['rubies', 'rubies'],
  // Near to words that say nothing.
  ['best stats', 'best stats'],
  ['kart shop', 'kart shop'],
])('%s becomes %s', (text, corrected) => {
  expect(correctWords(text, names, [])).toBe(corrected)
})

test.each([
  ['drivres i own', true],
  ['best kartt', true],
  ['drivers i own', false],
  ['b dasher', false],
])('%s misspells a kind: %s', (text, misspells) => {
  expect(misspellsKind(text)).toBe(misspells)
})
