interface EarlyPresses {
  readonly pressed: Set<HTMLButtonElement>
  /** A selector of the buttons that are kept. */
  kept: string
}

declare global {
  interface Window {
    /** Set until all buttons work. */
    earlyPresses?: EarlyPresses | undefined
  }
}

/**
 * Runs inline before the first paint: keeps the buttons of the page that the reader presses while the scripts load, each
 * once, because a reader who sees nothing happen presses again. Those that open a popover work by themselves.
 */
export const earlyPressScript = `(function(w,s){w.earlyPresses={pressed:s,kept:'#app button:not([popovertarget])'};w.addEventListener('click',function(e){var p=w.earlyPresses,b=p&&e.target.closest(p.kept);if(b){e.preventDefault();s.add(b)}},true)})(window,new Set)`

/** From here on, React takes care of what is pressed, except for the buttons that stand for a key. */
export function leavePressesToReact(): void {
  if (window.earlyPresses) window.earlyPresses.kept = '#app button[data-shortcut]'
}

/** Presses the kept buttons again, now that all of them work; those that are gone by now do nothing. */
export function pressAgain(): void {
  const pressed = window.earlyPresses?.pressed ?? []
  forgetPresses()
  for (const button of pressed) button.click()
}

/** For when another page, or none, has taken the place of the one whose buttons were pressed. */
export function forgetPresses(): void {
  window.earlyPresses = undefined
}
