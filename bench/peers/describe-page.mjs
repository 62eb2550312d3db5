// Copied as it is into the project of each peer: what a page of ours says, as headings, rows and links.

/** `{ path, title, description, crumbs, sections: [{ heading, rows: [[{ text, href }]] }], html }` */
export function describePage(data, known) {
  const sections = []
  const facts = []
  for (const [name, value] of Object.entries(data)) {
    if (['path', 'title', 'description', 'crumbs', 'kind', 'html', 'history'].includes(name)) continue
    if (Array.isArray(value)) addList(sections, name, value, known)
    else if (isRecord(value)) addRecord(sections, name, value, known)
    else if (value !== null) facts.push([cell(words(name)), cell(String(value))])
  }
  if (facts.length > 0) sections.unshift({ heading: 'Facts', rows: facts })
  return {
    path: data.path,
    title: data.title ?? 'Home',
    description: data.description,
    crumbs: data.crumbs,
    sections,
    html: data.html ?? '',
  }
}

function addRecord(sections, name, record, known) {
  const own = Object.entries(record).filter(([, value]) => !Array.isArray(value) && !isRecord(value))
  if (own.length > 0) sections.push({ heading: words(name), rows: [toRow(record, known)] })
  for (const [key, value] of Object.entries(record)) {
    if (Array.isArray(value)) addList(sections, `${name} ${key}`, value, known)
    else if (isRecord(value)) addRecord(sections, `${name} ${key}`, value, known)
  }
}

function addList(sections, name, list, known) {
  if (list.length === 0) return
  sections.push({ heading: words(name), rows: list.map((entry) => toRow(entry, known)) })
  for (const entry of list) {
    if (!isRecord(entry)) continue
    for (const [key, value] of Object.entries(entry)) {
      if (Array.isArray(value) && value.some(isRecord))
        addList(sections, `${entry.itemKind ?? name} ${key}`, value, known)
    }
  }
}

function toRow(entry, known) {
  if (!isRecord(entry))
    return Array.isArray(entry) ? entry.flat(3).map((value) => cell(String(value))) : [cell(String(entry))]
  return Object.entries(entry).flatMap(([, value]) => {
    if (value === null || typeof value === 'object') {
      if (!isRecord(value)) return Array.isArray(value) && !value.some(isRecord) ? [cell(value.join(', '))] : []
      return value.name
        ? [cell(value.name, findPath(value, known))]
        : [
            cell(
              Object.values(value)
                .filter((part) => typeof part !== 'object')
                .join(' '),
            ),
          ]
    }
    return [cell(String(value), entry.name === value ? findPath(entry, known) : undefined)]
  })
}

function findPath({ kind, id, courseId }, known) {
  const path = courseId ? `/courses/${courseId}/` : kind && id ? `/${kind}s/${id}/` : `/tours/${id}/`
  return known.has(path) ? path : undefined
}

function cell(text, href) {
  return href ? { text, href } : { text }
}

function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function words(name) {
  return name.replace(/([A-Z])/g, ' $1').toLowerCase()
}
