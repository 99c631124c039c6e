import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PUBLIC_SCRIPT = /<script src="\/(\w+\.js)"><\/script>/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*\shref="\/([^"]+)">/g;

/**
 * Inlines the blocking scripts and the style sheet into the built index.html. They are a few KiB, and each file would cost a
 * phone two round trips before the first paint. The server allows the scripts by their hashes.
 */
export function inlineStart(): Plugin {
  let publicDir = '';
  return {
    name: 'inline-start',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const scripts = new Map<string, string>();
        for (const [, file = ''] of html.matchAll(PUBLIC_SCRIPT))
          scripts.set(file, await readFile(join(publicDir, file), 'utf8'));
        return html
          .replace(PUBLIC_SCRIPT, (_, file: string) => `<script>${scripts.get(file) ?? ''}</script>`)
          .replace(STYLESHEET, (_, file: string) => {
            const sheet = bundle[file];
            if (sheet?.type !== 'asset') throw new Error(`${file} is no style sheet of this build.`);
            return `<style nonce="__NONCE__">${sheet.source.toString()}</style>`;
          });
      },
    },
  };
}
