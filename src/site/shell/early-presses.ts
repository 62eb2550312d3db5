declare global {
  interface Window {
    /** Set until the page is about to become interactive. */
    earlyPresses?: Set<HTMLButtonElement> | undefined
  }
}

/**
 * Runs inline before the first paint: keeps the buttons that the reader presses while the scripts load, each once,
 * because a reader who sees nothing happen presses again. Those that open a popover work by themselves.
 */
export const earlyPressScript = `(function(w,s){w.earlyPresses=s;w.addEventListener('click',function(e){var b=w.earlyPresses&&e.target.closest('button:not([popovertarget])');if(b){e.preventDefault();s.add(b)}},true)})(window,new Set)`

/**
 * Stops keeping what is pressed: from here on, React takes care of it.
 * @returns presses the buttons again, once they work; those that are gone by then are left out
 */
export function takeEarlyPresses(): () => void {
  const pressed = [...(window.earlyPresses ?? [])]
  window.earlyPresses = undefined
  return () => {
    for (const button of pressed) button.click()
  }
}
