import { graphql, useFragment } from 'react-relay';
import type { SelectorStoreUpdater } from 'relay-runtime';
import type {
  useStaff_member$data,
  useStaff_member$key,
} from '../../__generated__/useStaff_member.graphql.ts';
import type { useStaff_restaurant$key } from '../../__generated__/useStaff_restaurant.graphql.ts';
import type { useStaffInviteMutation } from '../../__generated__/useStaffInviteMutation.graphql.ts';
import type { useStaffPauseMutation } from '../../__generated__/useStaffPauseMutation.graphql.ts';
import type { useStaffRemoveMutation } from '../../__generated__/useStaffRemoveMutation.graphql.ts';
import type { useStaffRoleMutation } from '../../__generated__/useStaffRoleMutation.graphql.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

export type StaffKey = useStaff_restaurant$key;

/** The data of a person of the team, or of an open invitation. */
export type StaffMember = useStaff_member$data;

export type StaffRole = keyof typeof messages.roles;

const fallback = messages.changeFailed;

/** The staff of a restaurant and its limit: `used` of `limit` people, the owner included. Null for everybody but the owner. */
export function useStaff(restaurant: StaffKey) {
  const { id, staff } = useFragment(
    graphql`
      fragment useStaff_restaurant on Restaurant {
        id
        staff {
          peopleLimit
          members {
            id
            state
            ...useStaff_member
          }
        }
      }
    `,
    restaurant,
  );
  if (!staff) return null;
  const used = 1 + staff.members.filter(({ state }) => state !== 'PAUSED').length;
  return { id, members: staff.members, limit: staff.peopleLimit ?? null, used };
}

/** A person of the team, or an open invitation. */
export const useStaffMember = (member: useStaff_member$key) =>
  useFragment(
    graphql`
      fragment useStaff_member on Member {
        id
        email
        name
        role
        state
        invitedAt
        acceptedAt
      }
    `,
    member,
  );

/** Puts the list of an answer into the restaurant. */
const intoStaff =
  (restaurantId: string, mutation: string): SelectorStoreUpdater =>
  (store) => {
    const members = store.getRootField(mutation)?.getLinkedRecords('members');
    if (members) store.get(restaurantId)?.getLinkedRecord('staff')?.setLinkedRecords(members, 'members');
  };

/** Invites a person, or sends an open invitation again. Not optimistic: the limit and the address may refuse it. */
export function useInvite(restaurantId: string) {
  const [commit, isInviting] = useMutationOutcome<useStaffInviteMutation>(graphql`
    mutation useStaffInviteMutation($input: InviteMemberInput!) {
      inviteMember(input: $input) {
        ... on InviteMemberPayload @alias(as: "payload") {
          members {
            ...useStaff_member
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const invite = (email: string, role: StaffRole) =>
    commit({
      variables: { input: { restaurantId, email, role } },
      updater: intoStaff(restaurantId, 'inviteMember'),
      fallback: messages.inviteFailed,
    });
  return [invite, isInviting] as const;
}

/** The changes of a member. The role is shown at once; a pause and a removal change who else has access, and wait. */
export function useMemberChanges(restaurantId: string) {
  const [commitRole] = useMutationOutcome<useStaffRoleMutation>(graphql`
    mutation useStaffRoleMutation($input: SetMemberRoleInput!) @raw_response_type {
      setMemberRole(input: $input) {
        ... on SetMemberRolePayload @alias(as: "payload") {
          members {
            ...useStaff_member
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [commitPause, isPausing] = useMutationOutcome<useStaffPauseMutation>(graphql`
    mutation useStaffPauseMutation($input: PauseMemberInput!) {
      pauseMember(input: $input) {
        ... on PauseMemberPayload @alias(as: "payload") {
          members {
            ...useStaff_member
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [commitRemove, isRemoving] = useMutationOutcome<useStaffRemoveMutation>(graphql`
    mutation useStaffRemoveMutation($input: RemoveMemberInput!) {
      removeMember(input: $input) {
        ... on RemoveMemberPayload @alias(as: "payload") {
          members {
            ...useStaff_member
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const updater = (mutation: string) => intoStaff(restaurantId, mutation);
  return {
    isBusy: isPausing || isRemoving,
    setRole: async (member: StaffMember, role: StaffRole) => {
      const { refusal } = await commitRole({
        variables: { input: { memberId: member.id, role } },
        // Changes only this row: without the updater the list keeps the others.
        optimisticResponse: {
          setMemberRole: { __typename: 'SetMemberRolePayload', members: [{ ...member, role }] },
        },
        fallback,
      });
      return refusal;
    },
    setPaused: async ({ id: memberId }: StaffMember, isPaused: boolean) => {
      const { refusal } = await commitPause({
        variables: { input: { memberId, isPaused } },
        updater: updater('pauseMember'),
        fallback,
      });
      return refusal;
    },
    remove: async ({ id: memberId }: StaffMember) => {
      const { refusal } = await commitRemove({
        variables: { input: { memberId } },
        updater: updater('removeMember'),
        fallback,
      });
      return refusal;
    },
  };
}
