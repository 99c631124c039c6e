import { mailJob, type Module, perRequest } from '../../composition/module.ts';
import { activitiesOf, removeActivitiesOf } from '../restaurants/activity.repository.ts';
import { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { membershipsOf, removeMembershipsOf } from '../restaurants/member.repository.ts';
import { InvitationMailService } from './invitation.mail.ts';
import { MemberResolver } from './member.resolver.ts';
import { MemberService } from './member.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Mails the link of an invitation to the staff of a restaurant. */
    mailInvitation: { memberId: string };
  }
}

/** The staff of restaurants: invitations, roles, pauses. Who may do what is in `restaurants/member.repository.ts`. */
export const membersModule = {
  services: [
    perRequest(MemberService, 'em', 'limiter', 'clock', 'secrets', RestaurantChanges),
    perRequest(InvitationMailService, 'em', 'mail', 'publicUrl', 'secrets'),
  ],
  resolvers: [perRequest(MemberResolver, MemberService)],
  access: {
    'Query.invitation': 'secret',
    'Mutation.inviteMember': 'confirmed',
    'Mutation.setMemberRole': 'confirmed',
    'Mutation.pauseMember': 'confirmed',
    'Mutation.removeMember': 'confirmed',
    'Mutation.acceptInvitation': 'viewer',
  },
  jobs: {
    mailInvitation: mailJob((get, payload) => get(InvitationMailService).send(payload)),
  },
  accountParts: () => [
    // Before the memberships, because the addresses of these are removed from the log.
    { name: 'activity', export: activitiesOf, remove: removeActivitiesOf },
    { name: 'memberships', export: membershipsOf, remove: removeMembershipsOf },
  ],
} satisfies Module;
