import { mailJob, type Module, perRequest, scoped } from '../../composition/module.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { Redesign, RedesignMove } from './redesign.entity.ts';
import { toRedesignType } from './redesign.graphql.ts';
import { RedesignMailService } from './redesign.mail.ts';
import { redesignsOf, removeRedesignsOf } from './redesign.repository.ts';
import { RedesignResolver, RestaurantRedesignsResolver } from './redesign.resolver.ts';
import { RedesignService } from './redesign.service.ts';

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
    perRequest(RedesignService, 'em', 'limiter', 'clock', 'operators'),
    scoped(
      RedesignMailService,
      ({ em, mail, publicUrl, operators }) =>
        new RedesignMailService(
          em,
          mail,
          {
            operator: `${publicUrl}/operator/redesigns`,
            owner: (id) => `${publicUrl}/editor/${toGlobalId('Restaurant', id)}?tab=redesign`,
          },
          operators,
        ),
    ),
  ],
  resolvers: [
    perRequest(RestaurantRedesignsResolver, RedesignService, 'clock'),
    perRequest(RedesignResolver, RedesignService, SiteLinks),
  ],
  access: {
    'Query.operatorRedesigns': 'viewer',
    'Mutation.requestRedesign': 'viewer',
    'Mutation.moveRedesign': 'viewer',
  },
  nodes: {
    async Redesign(get, id, viewer) {
      const found = viewer && (await get(RedesignService).find(viewer, id));
      return found && toRedesignType(found);
    },
  },
  jobs: { mailRedesign: mailJob((get, payload) => get(RedesignMailService).send(payload)) },
  accountParts: () => [{ name: 'redesigns', export: redesignsOf, remove: removeRedesignsOf }],
} satisfies Module;
