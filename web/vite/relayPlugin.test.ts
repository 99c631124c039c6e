import { expect, it } from 'vitest';
import { replaceGraphqlTags } from './relayPlugin.ts';

/** A tag as text; spelt out it would be replaced in this very file. */
const tag = (document: string): string => ['graphql', document, ''].join('`');

it('replaces tags by imports of their artifacts and keeps every line where it was', () => {
  const code = `const a = ${tag('\n  query AQuery {\n    x\n  }\n')};\nafter();`;
  const replaced = replaceGraphqlTags(code, '/gen') ?? '';
  expect(replaced).toContain("import __AQuery from '/gen/AQuery.graphql.ts';");
  expect(replaced).not.toContain('query AQuery');
  expect(replaced.split('\n').indexOf('after();')).toBe(5);
});

it.each(['query', 'mutation', 'subscription', 'fragment'])('knows a %s by its name', (kind) => {
  expect(replaceGraphqlTags(tag(`${kind} Some_name on X { y }`), '/gen')).toContain(
    '/gen/Some_name.graphql.ts',
  );
});

it('imports an artifact once, however often it is used', () => {
  const query = tag('query Q { a }');
  expect((replaceGraphqlTags(`f(${query}); g(${query})`, '/gen') ?? '').match(/import /g)).toHaveLength(1);
});

it('leaves modules without tags alone', () => {
  expect(replaceGraphqlTags('const graphqlText = `query Q { a }`;', '/gen')).toBeNull();
});

it('leaves comments that mention the tag alone', () => {
  expect(replaceGraphqlTags('/** Every `graphql` tag and `more`. */', '/gen')).toBeNull();
});

it('refuses a tag without a name', () => {
  expect(() => replaceGraphqlTags(tag('{ viewer { id } }'), '/gen')).toThrow('named definition');
});
