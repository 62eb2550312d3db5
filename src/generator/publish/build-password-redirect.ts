import { routes } from '#pages/routes/routes.ts'

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
