import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { scriptHashes } from './pagePolicy.ts';

const source = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it.each<[html: string, scripts: string[]]>([
  ['<script>go();</script>', ['go();']],
  ['<script>\n  if (1 < 2) go();\n</script><script>two()</script>', ['\n  if (1 < 2) go();\n', 'two()']],
  ['<script>go();</script><p>text</p><script>go();</script>', ['go();']],
])('the hashes allow the inline scripts of %j', (html, scripts) => {
  expect(scriptHashes(html)).toBe(scripts.map(source).join(' '));
});

it.each([
  '<script src="/early.js"></script>',
  '<script type="application/json">{}</script>',
  '<p>script</p>',
  '',
])('the page %j needs no script hashes', (html) => expect(scriptHashes(html)).toBe(''));
