import { mailJob, type Module, perRequest, scoped } from '../../composition/module.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { ProposalPlaces } from '../uploads/uploadAccess.service.ts';
import { UploadedPictures } from '../uploads/uploadedPictures.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { Redesign, RedesignMove } from './redesign.entity.ts';
import { toRedesignType } from './redesign.graphql.ts';
import { RedesignMailService } from './redesign.mail.ts';
import { redesignsOf, removeRedesignsOf } from './redesign.repository.ts';
import { RedesignResolver, RestaurantRedesignsResolver, UserRedesignsResolver } from './redesign.resolver.ts';
import { RedesignService } from './redesign.service.ts';
import { RedesignAnswerService, RedesignLinks } from './redesignAnswer.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Tells the other side about a move of a redesign. */
    mailRedesign: { moveId: string };
  }
}

/** Redesigns of sites: owners request them, our operators propose, owners answer. */
export const redesignsModule = {
  entities: [Redesign, RedesignMove],
  services: [
    perRequest(RedesignLinks, 'secrets', 'publicUrl'),
    scoped(
      RedesignService,
      ({ em, limiter, clock, storage, operators, get }) =>
        new RedesignService(
          em,
          limiter,
          clock,
          new UploadedPictures(em, storage, clock),
          operators,
          get(RestaurantChanges),
        ),
    ),
    scoped(ProposalPlaces, ({ get }) => get(RedesignService)),
    perRequest(RedesignAnswerService, 'em', RedesignLinks, RedesignService, 'clock'),
    scoped(
      RedesignMailService,
      ({ em, mail, publicUrl, operators, storage, get }) =>
        new RedesignMailService(
          em,
          mail,
          {
            operator: `${publicUrl}/operator/redesigns`,
            owner: (id) => `${publicUrl}/editor/${toGlobalId('Restaurant', id)}?tab=redesign`,
          },
          get(RedesignLinks),
          operators,
          storage,
        ),
    ),
  ],
  resolvers: [
    perRequest(RestaurantRedesignsResolver, RedesignService, 'clock'),
    perRequest(UserRedesignsResolver, RedesignService),
    perRequest(RedesignResolver, RedesignService, RedesignAnswerService, SiteLinks),
  ],
  access: {
    'Query.operatorRedesigns': 'viewer',
    'Mutation.requestRedesign': 'viewer',
    'Mutation.moveRedesign': 'viewer',
    'Query.redesignProposal': 'secret',
    'Mutation.answerRedesignProposal': 'secret',
  },
  nodes: {
    async Redesign(get, id, viewer) {
      const found = viewer && (await get(RedesignService).find(viewer, id));
      return found && toRedesignType(found);
    },
  },
  jobs: { mailRedesign: mailJob((get, payload) => get(RedesignMailService).send(payload)) },
  accountParts: ({ storage }) => [
    {
      name: 'redesigns',
      async export(em, userId) {
        const rows = await redesignsOf(em, userId);
        return rows.map(({ pictures, ...row }) => ({
          ...row,
          imageUrls: (pictures ?? []).map((key) => storage.publicUrl(key)),
        }));
      },
      remove: removeRedesignsOf,
    },
  ],
} satisfies Module;
