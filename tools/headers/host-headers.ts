import { parseHeaderRules, type HeaderRule } from '#server/site/add-site-headers.ts'

/**
 * The configuration of hosts that do not read `_headers`, by the name that `npm run headers` takes: all of it for a web
 * server, the headers for a service. `/srv/topshelf/dist` and `example.org` stand for the folder and the host.
 */
export const hostHeaders: Readonly<Record<string, (rules: readonly HeaderRule[]) => string>> = {
  nginx: writeNginx,
  apache: writeApache,
  caddy: writeCaddy,
  vercel: writeVercel,
  firebase: writeFirebase,
  cloudfront: writeCloudFront,
}

const everything = '/*'

/**
 * What hosts are told besides: readers of `_headers` ask again for whatever is not named there, as our own server says too,
 * where others let browsers guess.
 * @param text of `_headers`
 */
export function readHostRules(text: string): HeaderRule[] {
  return parseHeaderRules(`${everything}\n  Cache-Control: no-cache\n${text}`)
}

const types = 'text/html text/css text/javascript application/javascript application/json image/svg+xml'

/** A variable for each header, because `add_header` in a location drops those around it; empty ones are not sent. */
function writeNginx(rules: readonly HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))]
  const ofFiles = names.filter((name) => name !== 'Content-Type')
  // The first pattern that fits wins there, and here the last.
  const maps = ofFiles.map((name) => [
    `map $uri ${nginxVariable(name)} {`,
    ...pickHeader(rules, name).map(([address, value]) =>
      address === everything ? `\tdefault "${value}";` : `\t"~${writePattern(address)}" "${value}";`,
    ),
    '}',
  ])
  return lines(
    '# nginx: a file of /etc/nginx/conf.d/. Certbot adds the certificate.',
    ...maps.flat(),
    'server {',
    '\tlisten 80;',
    '\tserver_name example.org;',
    '\troot /srv/topshelf/dist;',
    '\terror_page 404 /404.html;',
    '\tcharset utf-8;',
    '\tgzip on;',
    `\tgzip_types ${types.replace('text/html ', '')};`,
    // An error is not kept for as long as what is asked for.
    ...ofFiles.map(
      (name) => `\tadd_header ${name} ${nginxVariable(name)}${name === 'Cache-Control' ? '' : ' always'};`,
    ),
    ...pickHeader(rules, 'Content-Type').map(
      ([address, value]) => `\tlocation = ${address} { types {} charset off; default_type "${value}"; }`,
    ),
    '}',
  )
}

function writeApache(rules: readonly HeaderRule[]): string {
  return lines(
    '# Apache: .htaccess in the folder of the site, with AllowOverride FileInfo Indexes and mod_headers.',
    'DirectoryIndex index.html',
    'ErrorDocument 404 /404.html',
    '<IfModule mod_filter.c>',
    `\tAddOutputFilterByType DEFLATE ${types}`,
    '</IfModule>',
    ...rules.flatMap(({ address, headers }) =>
      headers.map(([name, value]) => {
        if (name === 'Content-Type') return `<Files "${address.slice(1)}">\n\tForceType "${value}"\n</Files>`
        const condition = address === everything ? '' : ` "expr=%{REQUEST_URI} =~ m#${writePattern(address)}#"`
        return `Header ${name === 'Cache-Control' ? '' : 'always '}set ${name} "${value}"${condition}`
      }),
    ),
  )
}

/** `route` keeps the order as it is written. */
function writeCaddy(rules: readonly HeaderRule[]): string {
  return lines(
    '# Caddy: /etc/caddy/Caddyfile. It gets the certificate by itself.',
    'example.org {',
    '\troot * /srv/topshelf/dist',
    '\tencode zstd gzip',
    '\troute {',
    ...rules.flatMap(({ address, headers }) =>
      headers.map(([name, value]) => `\t\theader ${address === everything ? '' : `${address} `}${name} "${value}"`),
    ),
    '\t\tfile_server',
    '\t}',
    '\thandle_errors {',
    '\t\theader Cache-Control no-store',
    '\t\trewrite * /404.html',
    '\t\tfile_server',
    '\t}',
    '}',
  )
}

/** `vercel.json`, https://vercel.com/docs/project-configuration: patterns in parentheses, the last rule wins. */
function writeVercel(rules: readonly HeaderRule[]): string {
  const headers = rules.map((rule) => ({ source: rule.address.replace('*', '(.*)'), headers: nameHeaders(rule) }))
  return lines(JSON.stringify({ outputDirectory: 'dist', trailingSlash: true, headers }, null, 2))
}

/** `firebase.json`, https://firebase.google.com/docs/hosting/full-config: the last rule wins. */
function writeFirebase(rules: readonly HeaderRule[]): string {
  const headers = rules.map((rule) => ({ regex: writePattern(rule.address), headers: nameHeaders(rule) }))
  return lines(JSON.stringify({ hosting: { public: 'dist', trailingSlash: true, headers } }, null, 2))
}

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
function writeCloudFront(rules: readonly HeaderRule[]): string {
  const table = rules.map(({ address, headers }) => [writePattern(address), Object.fromEntries(headers)])
  return lines(
    '// CloudFront: a function of cloudfront-js-2.0 for viewer responses, before the website address of an S3 bucket.',
    `const rules = ${JSON.stringify(table, null, 2)};`,
    'function handler(event) {',
    '  const response = event.response;',
    '  for (const [pattern, headers] of rules) {',
    '    if (!new RegExp(pattern).test(event.request.uri)) continue;',
    '    for (const name in headers) response.headers[name.toLowerCase()] = { value: headers[name] };',
    '  }',
    '  return response;',
    '}',
  )
}

/**
 * A document that carries what it can of the headers itself, for hosts that let no headers be set: the content policy, but for
 * the directive that a document cannot give, and the referrer policy.
 */
export function embedPolicy(html: string, rules: readonly HeaderRule[]): string {
  const general = new Map(rules.filter(({ address }) => address === everything).flatMap(({ headers }) => headers))
  const policy = general.get('Content-Security-Policy')?.replace(/; frame-ancestors [^;]*/, '') ?? ''
  const referrer = general.get('Referrer-Policy') ?? ''
  const tags = `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="${referrer}">`
  if (html.includes(tags)) return html
  const [charset] = /<meta charset="?utf-8"?\/?>/i.exec(html) ?? []
  if (charset === undefined) throw new Error(`A document has no <meta charset>: ${html.slice(0, 200)}`)
  return html.replace(charset, () => charset + tags)
}

function nginxVariable(header: string): string {
  return `$topshelf_${header.toLowerCase().replaceAll('-', '_')}`
}

/** The values of a header by address, the one that wins first. */
function pickHeader(rules: readonly HeaderRule[], wanted: string): (readonly [address: string, value: string])[] {
  return rules
    .flatMap(({ address, headers }) =>
      headers.filter(([name]) => name === wanted).map(([, value]) => [address, value] as const),
    )
    .toReversed()
}

function nameHeaders({ headers }: HeaderRule) {
  return headers.map(([key, value]) => ({ key, value }))
}

/** A regular expression that every host reads in the same way. */
function writePattern(address: string): string {
  return `^${address.replaceAll('.', '\\.').replaceAll('*', '.*')}$`
}

function lines(...all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('')
}
