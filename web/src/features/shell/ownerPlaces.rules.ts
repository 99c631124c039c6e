/** A restaurant whose orders the signed-in user may see. */
interface Desk {
  restaurantId: string;
  slug: string;
  role: string;
}

/** Where the user is: the website of the editor, the restaurant that the address of the orders names, the one used last. */
interface Whereabouts {
  editorId: string | undefined;
  at: string | undefined;
  last: string | null;
}

/** The restaurant that the owner's links lead to; undefined without any. Someone's own come before those they help with. */
export function currentDesk<TDesk extends Desk>(
  desks: readonly TDesk[],
  { editorId, at, last }: Whereabouts,
): TDesk | undefined {
  return (
    desks.find(({ restaurantId }) => restaurantId === editorId) ??
    desks.find(({ slug }) => slug === at) ??
    desks.find(({ slug }) => slug === last) ??
    desks.find(({ role }) => role === 'OWNER') ??
    desks[0]
  );
}

/** The links of the owner's navigation, in their order. */
export type OwnerPlace = 'today' | 'website' | 'menu' | 'orders' | 'plan';

/** The links that a user can use (spec §2.9): the kitchen of a restaurant does not change it, only owners have a plan. */
export function ownerPlaces(desks: readonly Desk[], current: Desk | undefined): OwnerPlace[] {
  const canEdit = current?.role !== 'KITCHEN';
  const isOwner = desks.length === 0 || desks.some(({ role }) => role === 'OWNER');
  const edits: OwnerPlace[] = canEdit ? ['website', 'menu'] : [];
  const plan: OwnerPlace[] = isOwner ? ['plan'] : [];
  return ['today', ...edits, 'orders', ...plan];
}

/** Which of the links an address belongs to; undefined: none of them, e.g. the account. */
export function placeOf(pathname: string, tab: string | undefined): OwnerPlace | undefined {
  if (pathname === '/dashboard') return 'today';
  if (pathname === '/plan') return 'plan';
  if (pathname.startsWith('/editor/')) return tab === 'products' ? 'menu' : 'website';
  if (pathname === '/orders' || pathname.startsWith('/orders/')) return 'orders';
  return undefined;
}
