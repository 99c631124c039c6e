import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { styleHashes } from './pagePolicy.ts';

const source = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

it.each<[html: string, styles: string[]]>([
  ['<p style="color:red">', ['color:red']],
  ['<svg class="a" style="flex-shrink:0"><i style="flex-shrink:0"></i>', ['flex-shrink:0']],
  [
    '<a style="background:url(&quot;/a&amp;b&quot;)"></a><b id="x" style="width:calc(12px + 50%)">',
    ['background:url("/a&b")', 'width:calc(12px + 50%)'],
  ],
])('the hashes allow the style attributes of %s', (html, styles) => {
  expect(styleHashes(html)).toBe(["'unsafe-hashes'", ...styles.map(source)].join(' '));
});

it.each(['<p>style="color:red"</p>', '<p data-style="color:red">', '<style>p{}</style>', ''])(
  'the page %j needs no style hashes',
  (html) => expect(styleHashes(html)).toBe(''),
);
