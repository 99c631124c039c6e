import { graphql } from 'react-relay';
import type { useSaveOptionGroupCreateMutation } from '../../__generated__/useSaveOptionGroupCreateMutation.graphql.ts';
import type { useSaveOptionGroupDeleteMutation } from '../../__generated__/useSaveOptionGroupDeleteMutation.graphql.ts';
import type { useSaveOptionGroupMutation } from '../../__generated__/useSaveOptionGroupMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useInputMutation, useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import { type GroupInput, savedGroup, type SentGroup } from './optionGroup.rules.ts';
import type { SiteGroups } from './useOptionGroups.ts';

/** Adds a group. Calls `onCreated` with its id; resolves null then, otherwise what to show. Not optimistic: it has no id yet. */
export function useCreateOptionGroup(
  restaurantId: string,
): [
  create: (input: GroupInput, onCreated: (id: string) => void) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useSaveOptionGroupCreateMutation>(graphql`
    mutation useSaveOptionGroupCreateMutation($input: CreateOptionGroupInput!) {
      createOptionGroup(input: $input) {
        ... on CreateOptionGroupPayload @alias(as: "payload") {
          optionGroup {
            id
          }
          restaurant {
            id
            siteVersion
            optionGroups {
              ...useOptionGroups_group
            }
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const create = async (input: GroupInput, onCreated: (id: string) => void): Promise<Refusal | null> => {
    const { payload, refusal } = await commit({
      variables: { input: { restaurantId, ...input } },
      fallback: messages.createFailed,
    });
    if (payload) onCreated(payload.optionGroup.id);
    return refusal;
  };
  return [create, isLoading];
}

/** Changes a group at once; undoes it when the mutation fails (spec §4). Resolves null on success, otherwise what to show. */
export function useUpdateOptionGroup({
  restaurantId,
  siteVersion,
  groups,
}: SiteGroups): [
  update: (group: SentGroup, input: GroupInput) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [send, isLoading] = useInputMutation<useSaveOptionGroupMutation>(
    graphql`
      mutation useSaveOptionGroupMutation($input: UpdateOptionGroupInput!) @raw_response_type {
        updateOptionGroup(input: $input) {
          ... on UpdateOptionGroupPayload @alias(as: "payload") {
            optionGroup {
              ...useOptionGroups_group
            }
            restaurant {
              id
              siteVersion
              optionGroups {
                id
                name
              }
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.updateFailed,
  );
  const update = (group: SentGroup, input: GroupInput): Promise<Refusal | null> => {
    const optionGroup = savedGroup(group, input);
    const optionGroups = groups.map(({ id, name }) => ({ id, name: id === group.id ? input.name : name }));
    const updateOptionGroup = {
      __typename: 'UpdateOptionGroupPayload',
      optionGroup,
      restaurant: { id: restaurantId, siteVersion, optionGroups },
    } as const;
    return send({ id: group.id, ...input }, { updateOptionGroup });
  };
  return [update, isLoading];
}

/** Deletes a group at once; restores it when the mutation fails. */
export function useDeleteOptionGroup({ restaurantId, siteVersion, groups }: SiteGroups) {
  const [send] = useInputMutation<useSaveOptionGroupDeleteMutation>(
    graphql`
      mutation useSaveOptionGroupDeleteMutation($input: DeleteOptionGroupInput!) @raw_response_type {
        deleteOptionGroup(input: $input) {
          ... on DeleteOptionGroupPayload @alias(as: "payload") {
            restaurant {
              id
              siteVersion
              optionGroups {
                id
              }
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.updateFailed,
  );
  return (id: string): Promise<Refusal | null> => {
    const optionGroups = groups.filter((group) => group.id !== id).map((group) => ({ id: group.id }));
    const deleteOptionGroup = {
      __typename: 'DeleteOptionGroupPayload',
      restaurant: { id: restaurantId, siteVersion, optionGroups },
    } as const;
    return send({ id }, { deleteOptionGroup });
  };
}
