import { expect, it } from 'vitest';
import { replaceGraphqlTags } from './relayPlugin.ts';

/** A tag as text. A literal tag would be replaced in this file. */
const tag = (document: string): string => ['graphql', document, ''].join('`');

it('graphql tags are replaced by imports of their artifacts, and line numbers stay the same', () => {
  const code = `const a = ${tag('\n  query AQuery {\n    x\n  }\n')};\nafter();`;
  const replaced = replaceGraphqlTags(code, '/gen') ?? '';
  expect(replaced).toContain("import __AQuery from '/gen/AQuery.graphql.ts';");
  expect(replaced).not.toContain('query AQuery');
  expect(replaced.split('\n').indexOf('after();')).toBe(5);
});

it.each(['query', 'mutation', 'subscription', 'fragment'])('the plugin finds the name of a %s', (kind) => {
  expect(replaceGraphqlTags(tag(`${kind} Some_name on X { y }`), '/gen')).toContain(
    '/gen/Some_name.graphql.ts',
  );
});

it('an artifact is imported once for several uses', () => {
  const query = tag('query Q { a }');
  expect((replaceGraphqlTags(`f(${query}); g(${query})`, '/gen') ?? '').match(/import /g)).toHaveLength(1);
});

it('a module without graphql tags is not changed', () => {
  expect(replaceGraphqlTags('const graphqlText = `query Q { a }`;', '/gen')).toBeNull();
});

it('a comment that mentions the tag is not changed', () => {
  expect(replaceGraphqlTags('/** Every `graphql` tag and `more`. */', '/gen')).toBeNull();
});

it('a tag without a name is an error', () => {
  expect(() => replaceGraphqlTags(tag('{ viewer { id } }'), '/gen')).toThrow('named definition');
});
