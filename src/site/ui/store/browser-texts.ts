/** What this browser has stored under a key; null if there is nothing, and where storage is blocked. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text for later pages; null removes it. Where storage is full or blocked, it lasts as long as this page. */
export function storeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch (error) {
    console.warn(`This browser could not store ${key}.`, error)
  }
}
