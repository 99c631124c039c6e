import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useSlugProblemQuery } from '../../../__generated__/useSlugProblemQuery.graphql.ts';

/**
 * Asks the server why a site cannot have an address. Resolves null when it can, or when the server was not reached: the
 * change itself says that.
 */
export function useSlugProblem(): (id: string, slug: string) => Promise<string | null> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (id, slug) => {
      const answer = fetchQuery<useSlugProblemQuery>(
        environment,
        graphql`
          query useSlugProblemQuery($id: ID!, $slug: String!) {
            node(id: $id) {
              ... on Restaurant @alias(as: "restaurant") {
                slugProblem(slug: $slug)
              }
            }
          }
        `,
        { id, slug },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      const data = await answer.catch(() => undefined);
      return data?.node?.restaurant?.slugProblem ?? null;
    },
    [environment],
  );
}
