import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  CreateProductSectionInput,
  useCreateProductSectionMutation,
} from '../../../__generated__/useCreateProductSectionMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Adds a heading to the end of the menu; it is shown when the server has it. Resolves null on success, otherwise what to show. */
export function useCreateProductSection(): [
  create: (input: CreateProductSectionInput) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useCreateProductSectionMutation>(graphql`
    mutation useCreateProductSectionMutation($input: CreateProductSectionInput!) {
      createProductSection(input: $input) {
        __typename
        ... on CreateProductSectionPayload {
          restaurant {
            ...useMenuSite_restaurant
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
        ... on ConflictError {
          message
        }
      }
    }
  `);

  const create = useCallback(
    async (input: CreateProductSectionInput) => {
      const { refusal } = await commit({ variables: { input }, fallback: messages.createFailed });
      return refusal;
    },
    [commit],
  );
  return [create, isLoading];
}
