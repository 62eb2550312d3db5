/** What programs look for below /.well-known/. */
import { siteLanguages } from '#pages/config/site-config.ts'
import { routes } from '#pages/routes/routes.ts'
import type { SecurityContact } from '../options/parse-security-contact.ts'

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

/** Where password managers look for the page that changes a password (https://www.w3.org/TR/change-password-url/). */
export const passwordAddress = '/.well-known/change-password/'

/** A document that leads to that page, on any host. */
export function buildPasswordRedirect(): string {
  const address = `${routes['user-settings']}#sign-in`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Change password</title>
</head>
<body>
<h1><a href="${address}">Change password</a></h1>
</body>
</html>
`
}
