import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRenameProductSectionMutation } from '../../../__generated__/useRenameProductSectionMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../../accounts/refusal.ts';
import { messages } from './messages.ts';
import type { MenuSite } from './useMenuSite.ts';

/** Renames a heading: at once, and back again when the server refuses or is not reached. Resolves null on success, otherwise what to show. */
export function useRenameProductSection({
  id: restaurantId,
  siteVersion,
}: MenuSite): (id: string, name: string) => Promise<Refusal | null> {
  const [commit] = useMutation<useRenameProductSectionMutation>(graphql`
    mutation useRenameProductSectionMutation($input: RenameProductSectionInput!) @raw_response_type {
      renameProductSection(input: $input) {
        __typename
        ... on RenameProductSectionPayload {
          section {
            id
            name
          }
          restaurant {
            id
            siteVersion
          }
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  return useCallback(
    (id, name) =>
      new Promise((resolve) => {
        commit({
          variables: { input: { id, name } },
          optimisticResponse: {
            renameProductSection: {
              __typename: 'RenameProductSectionPayload',
              section: { id, name },
              restaurant: { id: restaurantId, siteVersion },
            },
          },
          onCompleted: ({ renameProductSection: result }) =>
            resolve(
              result.__typename === 'RenameProductSectionPayload'
                ? null
                : refusal(result, messages.updateFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.updateFailed)),
        });
      }),
    [commit, restaurantId, siteVersion],
  );
}
