import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { judgeSizes, LIMITS, sizesOf } from './lib/sizes.mjs';
import { plantTree } from './test/plantedTree.ts';

const file = (path: string, lines: number, importers = 2) => ({ path, lines, importers });

test('files within the limits have no problem', () => {
  expect(judgeSizes('api', [file('a.ts', 250), file('b.ts', 39, 2)]).problems).toEqual([]);
});

test('a file of more than 250 lines is a problem', () => {
  expect(judgeSizes('api', [file('a.ts', 251)]).problems).toEqual(['a.ts has 251 lines; at most 250.']);
});

test('too many files are a problem', () => {
  const most = LIMITS.files.api;
  const files = Array.from({ length: most + 1 }, (_, index) => file(`${index}.ts`, 100));
  expect(judgeSizes('api', files).problems).toEqual([`api has ${most + 1} files; at most ${most}.`]);
});

test('too many small files with one importer are a problem', () => {
  expect(judgeSizes('web', [file('a.ts', 39, 1), file('b.ts', 100)]).problems).toHaveLength(1);
});

test('tests and generated files are not counted, and importers are', () => {
  const tree = plantTree({
    'api/src/a.ts': "import { b } from './b.ts';\n",
    'api/src/b.ts': 'export const b = 1;\n',
    'api/src/b.test.ts': "import { b } from './b.ts';\n",
    'api/src/__generated__/c.ts': "import { b } from '../b.ts';\n",
  });
  const folder = join(tree.root, 'api/src');
  try {
    const counted = sizesOf(folder).map(({ path, importers }) => [relative(folder, path), importers]);
    expect(counted.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['a.ts', 0],
      ['b.ts', 1],
    ]);
  } finally {
    tree.remove();
  }
});
