import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { inProject } from './lib/root.mjs';

interface Walk {
  title: string;
  /** The number in its heading. */
  stated: number;
  /** Its own files, without those of the shared walk. */
  files: string[];
  /** Files of the walk that it shares with others. */
  shared: string[];
}

const WALK = /^### (.+) \((\d+) files\)\n([^#]*)/gm;
const FOLDER = /^- `([^`]+\/)`:((?:\s+`[^`]+`,?)+)/gm;
const IMPORT = /(?:from|import\()\s*'([^']+)'/g;

/** The walks of a document. The first is the one that the others share. */
function walksIn(markdown: string): Walk[] {
  const walks = [...markdown.matchAll(WALK)].map(([, title = '', stated, list = '']) => ({
    title,
    stated: Number(stated),
    sharedCount: /^- the (\d+) files of every request$/m.exec(list)?.[1],
    files: [...list.matchAll(FOLDER)].flatMap(([, folder = '', names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => folder + name),
    ),
  }));
  const [first] = walks;
  return walks.map(({ title, stated, sharedCount, files }) => ({
    title,
    stated,
    files,
    shared: sharedCount === undefined || Number(sharedCount) !== first?.files.length ? [] : first.files,
  }));
}

/** The files that a file imports; none for one that is not there. */
function importsOf(file: string): string[] {
  if (!existsSync(inProject(file))) return [];
  return [...readFileSync(inProject(file), 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('@forkfront/common/')
      ? path.replace('@forkfront/common/', 'common/src/')
      : join(dirname(file), path),
  );
}

/** What is wrong with the walks: files that are not there, files that no import joins to their walk, and numbers. */
const problemsIn = (walks: readonly Walk[]): string[] => walks.flatMap((walk) => problemsOf(walk, walks));

function problemsOf({ stated, files, shared }: Walk, walks: readonly Walk[]): string[] {
  const own = new Set([...shared, ...files]);
  // The others go through the shared walk, so its files may be joined to theirs.
  const all = shared.length > 0 ? [...own] : walks.flatMap((walk) => walk.files);
  const lost = files.filter((file) => !existsSync(inProject(file)));
  if (lost.length > 0) return lost.map((file) => `${file} is not there`);
  const edges = all.flatMap((file) => importsOf(file).map((imported) => [file, imported] as const));
  const joined = new Set(
    edges.flatMap(([file, imported]) =>
      all.includes(imported) && imported !== file ? [file, imported] : [],
    ),
  );
  const alone = files.filter((file) => !joined.has(file)).map((file) => `${file} is joined to no other file`);
  return own.size === stated ? alone : [...alone, `it has ${own.size} files`];
}

const DOCUMENT = walksIn(readFileSync(inProject('docs/architecture.md'), 'utf8'));

test('the architecture has walks', () => {
  expect(DOCUMENT.length).toBeGreaterThanOrEqual(4);
});

/** A walk that needs more files than this is hard to follow: look for a hop that can go before you raise the number. */
const MOST: Readonly<Record<string, number>> = {
  'Edit a price in the form of a product': 34,
  'Move an order at the board, until the diner sees it': 34,
  'Order by the form of a site, until the 303': 28,
  'Make an offer, until a basket has it': 40,
};

test.each(Object.entries(MOST))('the walk "%s" has at most %i files', (wanted, most) => {
  const stated = DOCUMENT.find(({ title }) => title === wanted)?.stated;
  expect(stated).toBeLessThanOrEqual(most);
});

test.each(DOCUMENT)('the walk "$title" is true', (walk) => {
  expect(problemsOf(walk, DOCUMENT)).toEqual([]);
});

const PLANTED = `
### Every request (2 files)

- \`web/src/relay/\`: \`environment.tsx\`, \`fetchGraphql.ts\`

### A walk (4 files)

- the 2 files of every request
- \`web/src/relay/\`: \`networkProblem.ts\`,
  \`refusal.ts\`
`;

test.each([
  ['nothing', PLANTED, []],
  ['another number', PLANTED.replace('(4 files)', '(5 files)'), ['it has 4 files']],
  ['a file that is gone', PLANTED.replace('refusal', 'gone'), ['web/src/relay/gone.ts is not there']],
  [
    'a file of another walk',
    PLANTED.replace('`refusal.ts`', '`useTypedQuery.ts`'),
    ['web/src/relay/useTypedQuery.ts is joined to no other file'],
  ],
])('with %s planted, a walk has these problems', (_what, markdown, problems) => {
  expect(problemsIn(walksIn(markdown))).toEqual(problems);
});
