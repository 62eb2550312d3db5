import type { SecurityContact } from '../options/parse-security-contact.ts'
import { siteLanguages } from '#pages/config/site-config.ts'

export const securityTextFile = '.well-known/security.txt'

/** Whom to tell of a vulnerability: https://www.rfc-editor.org/rfc/rfc9116 */
export function buildSecurityText({ address, expires }: SecurityContact, siteUrl: string): string {
  return [
    `Contact: ${address}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${siteLanguages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${siteUrl}/${securityTextFile}`,
    '',
  ].join('\n')
}
