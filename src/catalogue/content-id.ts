const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** True for the ids that files may be named after: lower-case letters and digits, joined by single hyphens. */
export function isContentId(text: string): boolean {
  return kebabCase.test(text)
}

/**
 * The id that a name suggests: "New Year's Tour (2024)" becomes `new-years-tour-2024`, "Mint & Berry Balloons"
 * `mint-and-berry-balloons`.
 */
export function toContentId(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’.]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
