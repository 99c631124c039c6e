import { ID, Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { DateTime } from '../../graphql/scalars.ts';
import {
  enumType,
  field,
  mutationInput,
  mutationPayload,
  nullable,
  objectType,
} from '../../graphql/types.ts';
import type { MemberRole } from '../restaurants/access.rules.ts';
import type { MemberView } from '../restaurants/member.repository.ts';
import type { Invitation } from './member.service.ts';

const MemberRoleEnum = enumType<MemberRole>('MemberRole', 'What a person of the staff may do.', {
  MANAGER: 'Everything but billing, the staff, and closing the site.',
  KITCHEN: 'See and answer orders.',
});

type MemberState = 'INVITED' | 'WORKING' | 'PAUSED' | 'OVER_LIMIT';

const MemberStateEnum = enumType<MemberState>('MemberState', 'Whether a person of the staff has access.', {
  INVITED: 'The invitation was not accepted yet.',
  WORKING: 'The person has access.',
  PAUSED: 'The owner paused the person.',
  OVER_LIMIT:
    'The plan is for fewer people. The person waits until somebody is paused or removed, or the plan changes.',
});

export const MemberType = objectType('Member', 'A person of the staff of a restaurant, or an invitation.', {
  id: field(ID, 'Opaque global id.'),
  email: field(String, 'Where the invitation was sent.'),
  name: nullable(String, 'Name of the account that accepted it; null before.'),
  role: field(MemberRoleEnum, 'What the person may do.'),
  state: field(MemberStateEnum, 'Whether the person has access.'),
  invitedAt: field(DateTime, 'When the last invitation was sent. Its link works for 7 days.'),
  acceptedAt: nullable(DateTime, 'When the person accepted it; null before.'),
});
type MemberType = InstanceType<typeof MemberType>;

const stateOf = ({ acceptedAt, pausedAt, isWorking }: MemberView): MemberState => {
  if (pausedAt) return 'PAUSED';
  if (!acceptedAt) return 'INVITED';
  return isWorking ? 'WORKING' : 'OVER_LIMIT';
};

export const toMember = (member: MemberView): MemberType =>
  MemberType.of({ ...member, id: toGlobalId('Member', member.id), state: stateOf(member) });

export const StaffType = objectType('Staff', 'The people who may use a restaurant besides its owner.', {
  members: field([MemberType], 'Members and open invitations, oldest first.'),
  peopleLimit: nullable(Int, 'How many people the plan is for, the owner included; null without a limit.'),
});

export const InvitationType = objectType('Invitation', 'An invitation to the staff of a restaurant.', {
  restaurantId: field(ID, 'Id of the restaurant.'),
  restaurantName: field(String, 'Name of the restaurant.'),
  ownerName: field(String, 'Name of its owner.'),
  email: field(String, 'Where the invitation was sent.'),
  role: field(MemberRoleEnum, 'What the person may do.'),
  isAccepted: field(Boolean, 'Whether the viewer has accepted it.'),
});

export const toInvitation = (invitation: Invitation & { isAccepted: boolean }) =>
  InvitationType.of({ ...invitation, restaurantId: toGlobalId('Restaurant', invitation.restaurantId) });

export const InviteMemberInput = mutationInput('inviteMember', {
  restaurantId: field(ID, 'Id of the restaurant.'),
  email: field(String, 'Email address of the person.'),
  role: field(MemberRoleEnum, 'What the person may do.'),
});
export type InviteMemberInput = InstanceType<typeof InviteMemberInput>;

export const SetMemberRoleInput = mutationInput('setMemberRole', {
  memberId: field(ID, 'Id of the member.'),
  role: field(MemberRoleEnum, 'What the person may do from now on.'),
});
export type SetMemberRoleInput = InstanceType<typeof SetMemberRoleInput>;

export const PauseMemberInput = mutationInput('pauseMember', {
  memberId: field(ID, 'Id of the member.'),
  isPaused: field(Boolean, 'True: the person has no access until the pause ends.'),
});
export type PauseMemberInput = InstanceType<typeof PauseMemberInput>;

export const RemoveMemberInput = mutationInput('removeMember', { memberId: field(ID, 'Id of the member.') });
export type RemoveMemberInput = InstanceType<typeof RemoveMemberInput>;

export const AcceptInvitationInput = mutationInput('acceptInvitation', {
  token: field(String, 'Token from the link.'),
});
export type AcceptInvitationInput = InstanceType<typeof AcceptInvitationInput>;

const MEMBERS = { members: field([MemberType], 'The staff after the change, oldest first.') };
export const InviteMemberPayload = mutationPayload('inviteMember', MEMBERS);
export const SetMemberRolePayload = mutationPayload('setMemberRole', MEMBERS);
export const PauseMemberPayload = mutationPayload('pauseMember', MEMBERS);
export const RemoveMemberPayload = mutationPayload('removeMember', MEMBERS);
export const AcceptInvitationPayload = mutationPayload('acceptInvitation', {
  invitation: field(InvitationType, 'The accepted invitation.'),
});

export const InviteMemberResult = resultType(
  'inviteMember',
  InviteMemberPayload,
  'confirmation',
  'validation',
  'notFound',
  'conflict',
  'paidPlan',
  'rateLimited',
);
export const SetMemberRoleResult = resultType(
  'setMemberRole',
  SetMemberRolePayload,
  'confirmation',
  'notFound',
);
export const PauseMemberResult = resultType('pauseMember', PauseMemberPayload, 'confirmation', 'notFound');
export const RemoveMemberResult = resultType('removeMember', RemoveMemberPayload, 'confirmation', 'notFound');
export const AcceptInvitationResult = resultType(
  'acceptInvitation',
  AcceptInvitationPayload,
  'notFound',
  'conflict',
);
