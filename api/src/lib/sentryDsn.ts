/** The address and key in a DSN: `https://<key>@<host>/<project>`. Null when the text is none. */
export function readDsn(dsn: string): { url: string; key: string } | null {
  const parsed = URL.parse(dsn);
  const path = /^(.*)\/(\d+)$/.exec(parsed?.pathname ?? '');
  if (!parsed || !path || !/^https?:$/.test(parsed.protocol) || !parsed.username) return null;
  const [, prefix = '', project = ''] = path;
  return { url: `${parsed.origin}${prefix}/api/${project}/envelope/`, key: parsed.username };
}
