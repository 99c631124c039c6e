const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** An XML document of one element with text children, the shape of S3's error and copy answers. */
export function s3Xml(root: string, children: Record<string, string>): string {
  const inside = Object.entries(children).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${inside.join('')}</${root}>`;
}
