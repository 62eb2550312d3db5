/** Who the visitor is, as far as the pages need to know. */
export interface SessionState {
  readonly user: { readonly uid: string; readonly email: string } | null
  /** The visitor's document; null without one, or before it has come. */
  readonly userData: Readonly<Record<string, unknown>> | null
  /** True once the document, or that there is none, is known. */
  readonly userDataInit: boolean
  /** What the visitor was about to do when asked to sign in; empty when nothing. */
  readonly authIntent: string
}

export interface Session {
  readonly state: () => SessionState
  /** Fulfilled when it is known for the first time whether somebody is signed in. */
  readonly firstAnswer: Promise<void>
}

/** The session of a site without an accounts server: the answer is known at once, and it is nobody. */
export function createSignedOutSession(): Session {
  const state: SessionState = { user: null, userData: null, userDataInit: false, authIntent: '' }
  return { state: () => state, firstAnswer: Promise.resolve() }
}
