// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexHtmlTransformContext, IndexHtmlTransformHook, ResolvedConfig } from 'vite';
import { expect, it } from 'vitest';
import { inlineStart } from './inlineStart.ts';

const PUBLIC = join(import.meta.dirname, '../public');

async function inlined(html: string, sheets: Record<string, string>): Promise<unknown> {
  const { configResolved, transformIndexHtml } = inlineStart();
  (configResolved as (config: Pick<ResolvedConfig, 'publicDir'>) => void)({ publicDir: PUBLIC });
  const { handler } = transformIndexHtml as { handler: OmitThisParameter<IndexHtmlTransformHook> };
  const bundle = Object.fromEntries(
    Object.entries(sheets).map(([file, source]) => [file, { type: 'asset', source }]),
  );
  return handler(html, { bundle } as unknown as IndexHtmlTransformContext);
}

it('the blocking scripts and the style sheet are inlined, the app’s code is not', async () => {
  const app = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
  const html = await inlined(
    `<script src="/firstPaint.js"></script>${app}<link rel="stylesheet" crossorigin href="/assets/index-1.css">`,
    { 'assets/index-1.css': 'p{margin:0}' },
  );
  const script = readFileSync(join(PUBLIC, 'firstPaint.js'), 'utf8');
  expect(html).toBe(`<script>${script}</script>${app}<style nonce="__NONCE__">p{margin:0}</style>`);
});

it('the build fails when the style sheet is missing', async () => {
  await expect(inlined('<link rel="stylesheet" href="/assets/other.css">', {})).rejects.toThrow(
    'assets/other.css is no style sheet of this build.',
  );
});
