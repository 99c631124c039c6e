import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from './lib/root.mjs';
import { plantTree, type Files } from './test/plantedTree.ts';

/** One violation for each important rule: the rule, the file, and its code. */
const VIOLATIONS: [rule: string, path: string, text: string][] = [
  ['typescript(no-explicit-any)', 'api/src/any.ts', 'export const thing: any = 1;\n'],
  [
    'typescript(no-non-null-assertion)',
    'api/src/bang.ts',
    'export const first = (names: string[]) => names[0]!;\n',
  ],
  ['typescript(ban-ts-comment)', 'api/src/silenced.ts', '// @ts-ignore\nexport const thing = 1;\n'],
  [
    'typescript(consistent-type-imports)',
    'api/src/typeImport.ts',
    "import { Server } from 'node:http';\nexport const portOf = (server: Server) => server.address();\n",
  ],
  [
    'typescript(no-floating-promises)',
    'api/src/floating.ts',
    'const save = async () => {};\nexport const run = (): void => {\n  save();\n};\n',
  ],
  [
    'typescript(no-misused-promises)',
    'api/src/misused.ts',
    'const save = async () => true;\nexport const run = () => (save() ? 1 : 2);\n',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'api/src/switch.ts',
    "export function step(action: 'start' | 'end'): number {\n  switch (action) {\n    case 'start':\n      return 1;\n  }\n  return 2;\n}\n",
  ],
  [
    'node(no-process-env)',
    'api/src/modules/orders/order.service.ts',
    'export const port = process.env.PORT;\n',
  ],
  ['node(no-process-env)', 'api/sandbox/s3/startS3.ts', 'export const port = process.env.PORT;\n'],
  ['node(no-process-env)', 'web/src/lib/mode.ts', 'export const mode = process.env.MODE;\n'],
  [
    'eslint(no-restricted-imports)',
    'api/src/environment.ts',
    "import { env } from 'node:process';\n\nexport const port = env.PORT;\n",
  ],
  ['import(no-default-export)', 'api/src/lib/money.ts', 'export default 1;\n'],
  [
    'import(extensions)',
    'web/src/lib/extension.ts',
    "import { thing } from './thing';\n\nexport const two = thing;\n",
  ],
  ['oxc(no-barrel-file)', 'web/src/lib/all.ts', "export * from './thing.ts';\n"],
  [
    'eslint(max-lines)',
    'web/src/lib/long.ts',
    `export const first = 1;${'\n'.repeat(400)}export const last = 2;\n`,
  ],
  ['eslint(no-warning-comments)', 'api/src/later.ts', '// TODO: later\nexport const thing = 1;\n'],
  ['eslint(eqeqeq)', 'api/src/equal.ts', 'export const same = (a: string, b: string) => a == b;\n'],
  ['jsx-a11y(alt-text)', 'web/src/ui/Photo.tsx', 'export const Photo = () => <img src="/plate.webp" />;\n'],
  [
    'react(no-danger)',
    'web/src/ui/Html.tsx',
    'export const Html = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n',
  ],
  [
    'react(set-state-in-effect)',
    'web/src/ui/Twice.tsx',
    "import { useEffect, useState } from 'react';\nexport function Twice({ text }: { text: string }) {\n  const [shown, setShown] = useState('');\n  useEffect(() => setShown(text), [text]);\n  return <p>{shown}</p>;\n}\n",
  ],
  [
    'react-hooks(rules-of-hooks)',
    'web/src/ui/Sometimes.tsx',
    "import { useId } from 'react';\n\nexport function Sometimes({ open }: { open: boolean }) {\n  if (open) useId();\n  return null;\n}\n",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'web/src/ui/Title.tsx',
    "import { useEffect } from 'react';\n\nexport function Title({ text }: { text: string }) {\n  useEffect(() => {\n    document.title = text;\n  }, []);\n  return null;\n}\n",
  ],
  [
    'vitest(no-focused-tests)',
    'api/src/only.test.ts',
    "import { expect, test } from 'vitest';\n\ntest.only('adds', () => {\n  expect(1 + 1).toBe(2);\n});\n",
  ],
  [
    'vitest(no-disabled-tests)',
    'api/src/skipped.test.ts',
    "import { expect, test } from 'vitest';\n\ntest.skip('adds', () => {\n  expect(1 + 1).toBe(2);\n});\n",
  ],
  [
    'vitest(expect-expect)',
    'api/src/cannotFail.test.ts',
    "import { test } from 'vitest';\n\ntest('adds', () => {\n  Math.max(1, 1);\n});\n",
  ],
  [
    'eslint(no-restricted-properties)',
    'web/e2e/sleeps.spec.ts',
    'export const wait = (page: { waitForTimeout(ms: number): void }) => page.waitForTimeout(1000);\n',
  ],
];

/** Files with similar code in places where it is allowed. */
const CLEAN: Files = {
  'api/src/config.ts': 'export const port = process.env.PORT;\n',
  'web/src/lib/thing.ts': 'export const thing = 1;\n',
  'web/src/__generated__/Query.graphql.ts': 'export const thing: any = 1;\nexport default thing;\n',
  'web/vite.config.ts': 'export default {};\n',
};

let found: Map<string, string[]>;
let tree: ReturnType<typeof plantTree>;

beforeAll(() => {
  tree = plantTree({ ...CLEAN, ...Object.fromEntries(VIOLATIONS.map(([, path, text]) => [path, text])) });
  const oxlint = inProject('node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', 'api', 'web'], {
    cwd: tree.root,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  found = new Map(
    [...Map.groupBy(diagnostics, ({ filename }) => filename)].map(([file, all]) => [
      file,
      all.map(({ code }) => code),
    ]),
  );
});

afterAll(() => tree.remove());

test.each(VIOLATIONS)('the lint rule %s reports a violation in %s', { tags: ['@long'] }, (rule, path) => {
  expect(found.get(path)).toContain(rule);
});

test.each(Object.keys(CLEAN))('no lint rule reports %s', { tags: ['@long'] }, (path) => {
  expect(found.get(path)).toBeUndefined();
});
