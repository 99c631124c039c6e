import type { Renderer } from '@forkfront/common/renderer.ts';
import { execute, parse, validate, type GraphQLSchema } from 'graphql';
import type { Scope } from '../composition/container.ts';
import { guestContext } from '../graphql/context.ts';

/** The data of a site's pages, by its slug; null for an unknown one. */
export type PageData = ReturnType<typeof createPageData>;

/**
 * Reads the data of pages with the renderer's queries: what a page shows of a site is a choice of the renderer. Throws when the renderer
 * was built for another schema.
 */
export const createPageData = (schema: GraphQLSchema, renderer: Renderer) => ({
  storefront: preparedQuery(schema, renderer.storefrontQuery, 'storefront', 'slug'),
});

function preparedQuery(schema: GraphQLSchema, text: string, field: string, variable: string) {
  const document = parse(text);
  const [problem] = validate(schema, document);
  if (problem) throw new Error(`The storefront was built for another schema: ${problem.message}`);
  /** `more`: further variables of the query. */
  return async (value: string, scope: Scope, more: Record<string, string> = {}): Promise<object | null> => {
    const variableValues = { ...more, [variable]: value };
    const contextValue = guestContext(scope.get);
    const { data, errors } = await execute({ schema, document, variableValues, contextValue });
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    const found = data?.[field];
    return typeof found === 'object' ? found : null;
  };
}
