import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './lib/root.mjs';
import { type Files, plantTree } from './test/plantedTree.ts';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;

/** The anchors of a document, as GitHub makes them of its headings. */
const anchorsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

/** The relative links of the documents that lead nowhere, as `file: link`. */
function brokenLinks(root: string): string[] {
  return globSync(['*.md', 'docs/**/*.md'], { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(LINK)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? join(root, file) : join(root, dirname(file), path);
        if (!existsSync(target)) return true;
        if (anchor === undefined || statSync(target).isDirectory() || !target.endsWith('.md')) return false;
        return !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
      })
      .map((link) => `${file}: ${link}`),
  );
}

/** The folders that the architecture does not name in code quotes, and the names of its table that are no folder. */
function unnamedFolders(root: string, folder: string, heading: string): string[] {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const table =
    text
      .slice(text.indexOf(heading))
      .split('\n\n')
      .find((part) => part.startsWith('|')) ?? '';
  const named = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  const folders = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return [
    ...folders.filter((name) => !named.includes(name)).map((name) => `${name} is not in the table`),
    ...named.filter((name) => !folders.includes(name)).map((name) => `${name} is no folder`),
  ];
}

const MODULES = ['api/src/modules', 'The modules of the api:'] as const;

function planted(files: Files): string {
  const { root, remove } = plantTree(files);
  onTestFinished(remove);
  return root;
}

test('each link between documents leads to a file and a heading', () => {
  expect(brokenLinks(ROOT)).toEqual([]);
});

test('a link to a missing file or heading is found', () => {
  const root = planted({
    'README.md':
      '[a](docs/a.md) [b](docs/b.md) [c](docs/a.md#the-end) [d](docs/a.md#the-start) [e](https://a.example/x.md)',
    'docs/a.md': '# The start, and `more`\n\n[up](../README.md) [here](#the-start-and-more)',
  });
  expect(brokenLinks(root)).toEqual([
    'README.md: docs/b.md',
    'README.md: docs/a.md#the-end',
    'README.md: docs/a.md#the-start',
  ]);
});

test('the architecture names every module and gateway, and no other', () => {
  expect(unnamedFolders(ROOT, ...MODULES)).toEqual([]);
  expect(unnamedFolders(ROOT, 'api/src/gateways', '## Outside services')).toEqual([]);
});

test('a module that the architecture leaves out is found', () => {
  const root = planted({
    'docs/architecture.md':
      'The modules of the api:\n\n| Module | Holds |\n| - | - |\n| `orders` | a |\n| `gone` | b |\n',
    'api/src/modules/orders/a.ts': '',
    'api/src/modules/devices/a.ts': '',
  });
  expect(unnamedFolders(root, ...MODULES)).toEqual(['devices is not in the table', 'gone is no folder']);
});
