import { ID, Int } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { PageInfo } from '../../graphql/relay.graphql.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { enumType, field, nullable, objectType } from '../../graphql/types.ts';
import type { Activity, ActivityKind } from './activity.entity.ts';

const ActivityKindEnum = enumType<ActivityKind>('ActivityKind', 'What somebody did with a restaurant.', {
  MEMBER_INVITED: 'Invited a person to the staff.',
  MEMBER_JOINED: 'Accepted an invitation.',
  MEMBER_ROLE_CHANGED: 'Changed the role of a member or of an invitation.',
  MEMBER_PAUSED: 'Paused a member.',
  MEMBER_RESUMED: 'Ended the pause of a member.',
  MEMBER_REMOVED: 'Removed a member, or withdrew an invitation.',
  SITE_CLOSED: 'Closed the site.',
  SITE_REOPENED: 'Reopened the site.',
  SLUG_CHANGED: 'Changed the address of the site.',
  ORDERS_PAUSED: 'Paused orders.',
  ORDERS_RESUMED: 'Ended a pause of orders.',
  MENU_IMPORTED: 'Imported a menu.',
  IMPORT_UNDONE: 'Undid the import of a menu.',
  MENU_RESTORED: 'Restored a version of the menu.',
  PROMOTION_CREATED: 'Created a promotion.',
  PROMOTION_CHANGED: 'Changed the terms of a promotion.',
  PROMOTION_PAUSED: 'Paused a promotion.',
  PROMOTION_RESUMED: 'Ended the pause of a promotion.',
  PROMOTION_ENDED: 'Ended a promotion for good.',
  SITE_SUSPENDED: 'Our support took the site offline.',
  SITE_RESTORED: 'Our support put the site online again.',
  SITE_VIEWED: 'Our support looked at the site as its owner sees it, and could change nothing.',
  ORDER_ADDRESS_CHANGED: 'Changed where orders are mailed.',
  ORDERING_CHANGED: 'Changed when, where or how orders are taken.',
  PRICES_CHANGED: 'Changed prices of the menu.',
});

const ActivityType = objectType(
  'Activity',
  'Something that a person, or Forkfront by itself, did with a restaurant.',
  {
    id: field(ID, 'Opaque global id.'),
    kind: field(ActivityKindEnum, 'What was done.'),
    detail: nullable(String, 'What it was about, e.g. an email address; null when `kind` says everything.'),
    personName: nullable(
      String,
      'Name of the account; null after the account was removed, for the link of an order mail, and when `isAutomatic`.',
    ),
    isAutomatic: field(Boolean, 'Whether Forkfront did it by itself.'),
    at: field(DateTime, 'When it was done.'),
  },
);

const ActivityEdge = objectType('ActivityEdge', 'An entry of an activity log.', {
  cursor: field(String, 'Opaque position in the connection.'),
  node: field(ActivityType, 'The entry.'),
});

export const ActivityConnection = objectType('ActivityConnection', 'A page of an activity log.', {
  edges: field([ActivityEdge], 'The page.'),
  pageInfo: field(PageInfo, 'Position of the page.'),
  totalCount: field(Int, 'Total number of entries.'),
});
export type ActivityConnection = InstanceType<typeof ActivityConnection>;

/** An entry of the activity log, with its user loaded, for GraphQL. */
export const toActivityType = ({ id, kind, detail, user, isAutomatic, at }: Activity) =>
  ActivityType.of({
    id: toGlobalId('Activity', id),
    kind,
    detail: detail ?? null,
    personName: user?.getEntity().name ?? null,
    isAutomatic,
    at,
  });
