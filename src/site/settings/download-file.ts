/** Gives the browser a file to keep. */
export function downloadFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
