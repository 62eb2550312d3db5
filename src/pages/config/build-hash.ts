/**
 * The build hash has 16 hexadecimal digits. The first four identify the code that makes page data, the others
 * everything else. Builds with the same four digits write page data in the same format, so pages saved offline from
 * an older build can still be shown.
 */
export const hashLength = 16
const codeDigits = 4

/** The list of what can be downloaded: a small file that names the build, and that no service worker answers for. */
export const downloadListPath = '/assets/offline/list.json'

/**
 * @param codeDigest hexadecimal digest of the code that makes page data
 * @param digest hexadecimal digest of everything else
 */
export function formatBuildHash(codeDigest: string, digest: string): string {
  return codeDigest.slice(0, codeDigits) + digest.slice(0, hashLength - codeDigits)
}

export function readCodeDigits(buildHash: string): string {
  return buildHash.slice(0, codeDigits)
}
