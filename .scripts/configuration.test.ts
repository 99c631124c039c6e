import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './lib/root.mjs';

const read = (path: string): string => readFileSync(inProject(path), 'utf8');

/** Set by `npm start` itself. */
const NOT_FOR_PEOPLE = ['NODE_ENV'];

const namesIn = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const variables = namesIn(/^ {2}([A-Z][A-Z0-9_]*): /gm, read('api/src/environment.ts')).filter(
  (name) => !NOT_FOR_PEOPLE.includes(name),
);

test('.env.example has every variable that config.ts reads, and no other', () => {
  expect(variables).toContain('DATABASE_URL');
  expect(namesIn(/^#?([A-Z][A-Z0-9_]*)=/gm, read('.env.example')).sort()).toEqual(variables.toSorted());
});

test.each(variables)('the README describes %s', (name) => {
  expect(read('README.md')).toContain(`\`${name}\``);
});
