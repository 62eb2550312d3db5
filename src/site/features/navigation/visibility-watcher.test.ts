import { expect, onTestFinished, test, vi } from 'vitest'
import { createVisibilityWatcher } from './visibility-watcher.ts'

test('a browser without an IntersectionObserver does not know what is in view', () => {
  vi.stubGlobal('window', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(createVisibilityWatcher()).toBeNull()
})
