/**
 * The build hash is 16 hexadecimal digits. Its first four stand for the code that makes page data, the rest for all
 * else: two builds that agree in the four write page data of one form, so that what an offline reader has kept of an
 * older build can still be shown.
 */
export const hashLength = 16
const codeDigits = 4

/** @param codeDigest of the code that makes page data; @param digest of all that a build is made of; both hexadecimal. */
export function formatBuildHash(codeDigest: string, digest: string): string {
  return codeDigest.slice(0, codeDigits) + digest.slice(0, hashLength - codeDigits)
}

export function readCodeDigits(buildHash: string): string {
  return buildHash.slice(0, codeDigits)
}
