import type { AccountsPort } from '#site/features/accounts/port/accounts-port.ts'

/** The port of one browser, driven from outside; what it answers at once in its page takes a moment here. */
export interface PortUnderTest extends Omit<AccountsPort, 'currentUser'> {
  readonly currentUser: () => Promise<ReturnType<AccountsPort['currentUser']>>
  /** Cuts the browser's connection, or restores it. */
  readonly setOffline: (isOffline: boolean) => Promise<void>
  /** Does in the popup, once it is there, what a reader does with Google's form: chooses an account, declines, or closes it. */
  readonly answerGoogle: (answer: { readonly choose: string } | 'decline' | 'close') => Promise<void>
}

/** Where an adapter is tested: its service, with clients and a way to read the mail that it sends. */
export interface PortEnvironment {
  /** A port in a browser of its own, in which nobody is signed in. */
  readonly openPort: () => Promise<PortUnderTest>
  /** Another page of the same browser. */
  readonly openTab: (port: PortUnderTest) => Promise<PortUnderTest>
  /** Waits for a mail and takes the token out of its link. */
  readonly readToken: (to: string, about: 'verification' | 'password reset' | 'new address') => Promise<string>
  /** Makes all sign-ins so far too old for what asks for a fresh one; the sessions last. */
  readonly ageSignIns: () => Promise<void>
}
