/** The hash of the build this document belongs to. */
export function readBuildHash(): string {
  return document.head.querySelector<HTMLMetaElement>('meta[name="build-hash"]')?.content ?? ''
}
