import { expect, onTestFinished, test, vi } from 'vitest'
import type { Preferences } from '#documents/user-document.ts'
import { openMemoryBrowser } from '../accounts/testing/memory-browser.ts'
import { signedOutState } from '../accounts/session/session.ts'
import { createStore } from '../../ui/store/create-store.ts'
import { chosenKey, keepChosenLanguage } from '../languages/wanted-language.ts'
import { followPreferences } from './follow-preferences.ts'

function open(preferences: Preferences) {
  const dataset: Record<string, string> = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const state = createStore({ ...signedOutState, document: { preferences } })
  followPreferences({ state: state.read, subscribe: state.subscribe })
  const say = (later: Preferences) => state.write({ ...state.read(), document: { preferences: later } })
  return { dataset, say }
}

test('new values from the account are applied, and other choices made here stay', () => {
  openMemoryBrowser()
  const { dataset, say } = open({ theme: 'dark', density: 'compact' })
  expect(dataset).toEqual({ theme: 'dark', density: 'compact' })
  dataset['theme'] = 'light'
  say({ theme: 'dark', density: 'comfortable' })
  expect(dataset).toEqual({ theme: 'light', density: 'comfortable' })
  // A reload.
  expect(open({ theme: 'dark', density: 'comfortable' }).dataset).toEqual({})
  expect(open({ theme: 'system', density: 'comfortable' }).dataset).toEqual({ theme: 'system' })
})

test('a language that was chosen on another device is the one to offer here', () => {
  openMemoryBrowser()
  const { say } = open({ language: 'ja' })
  expect(localStorage.getItem(chosenKey)).toBe('ja')
  keepChosenLanguage('de')
  say({ language: 'ja', theme: 'dark' })
  expect(localStorage.getItem(chosenKey)).toBe('de')
  say({ language: 'fr' })
  expect(localStorage.getItem(chosenKey)).toBe('fr')
})
