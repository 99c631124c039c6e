import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, searchIdOf } from '../../graphql/globalId.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import {
  AcceptInvitationInput,
  AcceptInvitationPayload,
  AcceptInvitationResult,
  InvitationType,
  InviteMemberInput,
  InviteMemberPayload,
  InviteMemberResult,
  PauseMemberInput,
  PauseMemberPayload,
  PauseMemberResult,
  RemoveMemberInput,
  RemoveMemberPayload,
  RemoveMemberResult,
  SetMemberRoleInput,
  SetMemberRolePayload,
  SetMemberRoleResult,
  StaffType,
  toInvitation,
  toMember,
} from './member.graphql.ts';
import type { MemberService } from './member.service.ts';

/** `Restaurant.staff`, its changes by the owner, and the invitation by its token. */
@Resolver(() => RestaurantType)
export class MemberResolver {
  constructor(private readonly service: MemberService) {}

  @FieldResolver(() => StaffType, {
    nullable: true,
    description: 'The staff; null for everybody but the owner.',
  })
  async staff(
    @Root() { id }: RestaurantType,
    @Ctx() context: GraphqlContext,
  ): Promise<InstanceType<typeof StaffType> | null> {
    const staff = await this.service.list(requireViewer(context).id, requireId('Restaurant', id));
    return staff && StaffType.of({ members: staff.members.map(toMember), peopleLimit: staff.limit });
  }

  @Query(() => InvitationType, {
    nullable: true,
    description:
      'What the token of an invitation invites to; null when it is unknown, expired, withdrawn, or accepted by another person.',
  })
  async invitation(
    @Arg('token', () => String, { description: 'Token from the link.' }) token: string,
    @Ctx() { viewer }: GraphqlContext,
  ): Promise<InstanceType<typeof InvitationType> | null> {
    const invitation = await this.service.invitation(viewer?.id ?? null, token);
    return invitation && toInvitation(invitation);
  }

  @Mutation(() => InviteMemberResult, {
    description:
      'Invites a person to the staff by email, or sends an open invitation again. At most 30 a day, and 5 a day to a mailbox.',
  })
  async inviteMember(
    @Arg('input', () => InviteMemberInput) { restaurantId, email, role }: InviteMemberInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof InviteMemberResult> {
    const id = searchIdOf('Restaurant', restaurantId);
    const result = await this.service.invite(requireViewer(context), id, { email, role });
    return outcomeOf(result, (members) => InviteMemberPayload.of({ members: members.map(toMember) }));
  }

  @Mutation(() => SetMemberRoleResult, { description: 'Changes the role of a member or of an invitation.' })
  async setMemberRole(
    @Arg('input', () => SetMemberRoleInput) { memberId, role }: SetMemberRoleInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof SetMemberRoleResult> {
    const result = await this.service.setRole(
      requireViewer(context).id,
      searchIdOf('Member', memberId),
      role,
    );
    return outcomeOf(result, (members) => SetMemberRolePayload.of({ members: members.map(toMember) }));
  }

  @Mutation(() => PauseMemberResult, {
    description: 'Pauses a member, who then has no access, or ends the pause.',
  })
  async pauseMember(
    @Arg('input', () => PauseMemberInput) { memberId, isPaused }: PauseMemberInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof PauseMemberResult> {
    const id = searchIdOf('Member', memberId);
    const result = await this.service.setPaused(requireViewer(context).id, id, isPaused);
    return outcomeOf(result, (members) => PauseMemberPayload.of({ members: members.map(toMember) }));
  }

  @Mutation(() => RemoveMemberResult, {
    description: 'Removes a member at once, open boards included, or withdraws an invitation.',
  })
  async removeMember(
    @Arg('input', () => RemoveMemberInput) { memberId }: RemoveMemberInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RemoveMemberResult> {
    const result = await this.service.remove(requireViewer(context).id, searchIdOf('Member', memberId));
    return outcomeOf(result, (members) => RemoveMemberPayload.of({ members: members.map(toMember) }));
  }

  @Mutation(() => AcceptInvitationResult, {
    description: 'Accepts an invitation with the signed-in account. A repeat changes nothing.',
  })
  async acceptInvitation(
    @Arg('input', () => AcceptInvitationInput) { token }: AcceptInvitationInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof AcceptInvitationResult> {
    const result = await this.service.accept(requireViewer(context), token);
    return outcomeOf(result, (invitation) =>
      AcceptInvitationPayload.of({ invitation: toInvitation({ ...invitation, isAccepted: true }) }),
    );
  }
}
