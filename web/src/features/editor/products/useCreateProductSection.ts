import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  CreateProductSectionInput,
  useCreateProductSectionMutation,
} from '../../../__generated__/useCreateProductSectionMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../../accounts/refusal.ts';
import { messages } from './messages.ts';

/** Adds a heading to the end of the menu; it is shown when the server has it. Resolves null on success, otherwise what to show. */
export function useCreateProductSection(): [
  create: (input: CreateProductSectionInput) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useCreateProductSectionMutation>(graphql`
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
    (input: CreateProductSectionInput) =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ createProductSection: result }) =>
            resolve(
              result.__typename === 'CreateProductSectionPayload'
                ? null
                : refusal(result, messages.createFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.createFailed)),
        });
      }),
    [commit],
  );
  return [create, isLoading];
}
