import { ID, Int } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { connectionType, edgeType } from '../../graphql/relay.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { field, nullable, objectType } from '../../graphql/types.ts';
import type { User } from '../accounts/account.entity.ts';
import type { NumberedOrder } from '../orders/operatorOrders.repository.ts';
import { OrderStateEnum } from '../orders/orderStatus.graphql.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import { PackageTierEnum, SubscriptionStatusEnum } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';

export const OperatorPersonType = objectType(
  'OperatorPerson',
  'A person with an account, as operators see it.',
  {
    id: field(ID, 'Opaque global id.'),
    name: field(String, 'Name of the account.'),
    email: field(String, 'Address of the account.'),
    emailVerified: field(Boolean, 'Whether the address is verified.'),
    pendingEmail: nullable(String, 'A new address that is not verified yet; null without one.'),
    hasPassword: field(Boolean, 'Whether the person can sign in with a password.'),
    hasGoogle: field(Boolean, 'Whether the person can sign in with Google.'),
    createdAt: field(DateTime, 'When the account was made.'),
  },
);
export type OperatorPersonType = InstanceType<typeof OperatorPersonType>;

export const toPerson = (user: User): OperatorPersonType =>
  OperatorPersonType.of({
    id: toGlobalId('OperatorPerson', user.id),
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerifiedAt != null,
    pendingEmail: user.pendingEmail ?? null,
    hasPassword: user.passwordHash != null,
    hasGoogle: user.googleSubject != null,
    createdAt: user.createdAt,
  });

export const OperatorSessionType = objectType('OperatorSession', 'A browser that is signed in.', {
  id: field(ID, 'Opaque global id.'),
  device: field(String, 'Browser and system, e.g. `Firefox on Windows`.'),
  createdAt: field(DateTime, 'Time of the sign-in.'),
  lastUsedAt: field(DateTime, 'Time of the last request, with a precision of five minutes.'),
});

export const OperatorSiteType = objectType('OperatorSite', 'A site, as operators see it.', {
  id: field(ID, 'Opaque global id.'),
  name: field(String, 'Name of the restaurant.'),
  slug: field(String, 'Subdomain of the site.'),
  url: field(String, 'Address of the site, without a trailing slash.'),
  package: field(PackageTierEnum, 'The plan.'),
  status: field(SubscriptionStatusEnum, 'State of the site and its plan.'),
  isActive: field(Boolean, 'False: its owner has closed ordering.'),
  isDemo: field(Boolean, 'Whether it is one of our demonstrations.'),
  suspendedAt: nullable(DateTime, 'When it was taken offline; null while it is online.'),
  suspensionReason: nullable(
    String,
    'Why it was taken offline, in the words that its owner gets; null without a reason.',
  ),
  owner: nullable(OperatorPersonType, 'Its owner; null for a preview, and after the account was removed.'),
  createdAt: field(DateTime, 'When it was made.'),
  claimedAt: nullable(DateTime, 'When it was claimed; null for a preview.'),
  updatedAt: field(DateTime, 'When its settings were changed last.'),
});
export type OperatorSiteType = InstanceType<typeof OperatorSiteType>;

/** A site with its owner loaded. */
export const toSite = (site: Restaurant, links: SiteLinks): OperatorSiteType => {
  const owner = site.owner?.getEntity();
  return OperatorSiteType.of({
    id: toGlobalId('OperatorSite', site.id),
    name: site.name,
    slug: site.slug,
    url: links.siteUrl(site.slug),
    package: site.package,
    status: site.status,
    isActive: site.isActive,
    isDemo: site.isDemo,
    suspendedAt: site.suspendedAt ?? null,
    suspensionReason: site.suspensionReason ?? null,
    owner: owner ? toPerson(owner) : null,
    createdAt: site.createdAt,
    claimedAt: site.claimedAt ?? null,
    updatedAt: site.updatedAt,
  });
};

export const OperatorOrderFactsType = objectType(
  'OperatorOrderFacts',
  'The orders of the last 30 days of a site.',
  {
    placed: field(Int, 'How many were placed, without test orders.'),
    sold: field(Int, 'How many of them were sold.'),
    sales: field(Pence, 'Their total.'),
    lastAt: nullable(DateTime, 'When its last order was placed; null when there was none.'),
  },
);

export const OperatorOrderType = objectType(
  'OperatorOrder',
  'An order that a search has found, without its diner.',
  {
    id: field(ID, 'Opaque global id.'),
    number: field(Int, 'Its number on that day.'),
    state: field(OrderStateEnum, 'Its state.'),
    total: field(Pence, 'Its total.'),
    isTest: field(Boolean, 'Whether it is a test order.'),
    placedAt: field(DateTime, 'When it was placed.'),
    siteId: field(ID, 'Id of its site.'),
    siteName: field(String, 'Name of its site.'),
  },
);

export const toOperatorOrder = ({ id, restaurantId, restaurantName, ...order }: NumberedOrder) =>
  OperatorOrderType.of({
    id: toGlobalId('OperatorOrder', id),
    siteId: toGlobalId('OperatorSite', restaurantId),
    siteName: restaurantName,
    ...order,
  });

export const OperatorSiteConnection = connectionType(
  'OperatorSite',
  edgeType('OperatorSite', OperatorSiteType),
);
export const OperatorPersonConnection = connectionType(
  'OperatorPerson',
  edgeType('OperatorPerson', OperatorPersonType),
);
