import { execute, parse, validate, type GraphQLSchema } from 'graphql';
import type { Scope } from '../composition/container.ts';
import { guestContext } from '../graphql/context.ts';
import type { OrderStatusData, Renderer, StorefrontData } from './renderer.ts';

/** The data of pages, read by the renderer's queries: api and web share only schema.graphql. */
export interface PageData {
  /** null for an unknown slug. */
  storefront(slug: string, scope: Scope): Promise<StorefrontData | null>;
  /** null for an unknown token. */
  orderStatus(token: string, scope: Scope): Promise<OrderStatusData | null>;
}

/** Checks the renderer's queries against the schema. Throws when it was built for another schema. */
export function createPageData(schema: GraphQLSchema, renderer: Renderer): PageData {
  const askStorefront = preparedQuery(schema, renderer.storefrontQuery, 'storefront');
  const askOrderStatus = preparedQuery(schema, renderer.orderStatusQuery, 'orderStatus');
  return {
    storefront: (slug, scope) => askStorefront({ slug }, scope),
    orderStatus: (token, scope) => askOrderStatus({ token }, scope),
  };
}

function preparedQuery(schema: GraphQLSchema, text: string, field: string) {
  const document = parse(text);
  const [problem] = validate(schema, document);
  if (problem) throw new Error(`The storefront was built for another schema: ${problem.message}`);
  return async (variableValues: Record<string, string>, scope: Scope): Promise<object | null> => {
    const contextValue = guestContext(scope.get);
    const { data, errors } = await execute({ schema, document, variableValues, contextValue });
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    const found = data?.[field];
    return typeof found === 'object' ? found : null;
  };
}
