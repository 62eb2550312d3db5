import { createStore, useStore } from './create-store.ts'

export interface Drafts<Draft> {
  /**
   * An account's draft, and a function that changes it, even once the reader has left the page.
   * @param uid empty for a visitor
   */
  readonly useDraft: (uid: string) => readonly [Draft, (edit: (now: Draft) => Draft) => void]
}

/**
 * What readers have typed and not saved yet. It stays until the tab loads another document, so that whoever looks
 * something up on another page finds it again. Text typed into one account's forms is not for the next.
 * @param none before anything is typed
 */
export function createDrafts<Draft>(none: Draft): Drafts<Draft> {
  const byAccount = createStore<ReadonlyMap<string, Draft>>(new Map())
  const read = (uid: string) => byAccount.read().get(uid) ?? none
  return {
    useDraft: (uid) => [
      useStore(byAccount).get(uid) ?? none,
      (edit) => byAccount.write(new Map(byAccount.read()).set(uid, edit(read(uid)))),
    ],
  }
}
