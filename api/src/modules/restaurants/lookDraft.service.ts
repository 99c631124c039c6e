import { DAY_MS } from '@forkfront/common/durations.ts';
import type { Clock } from '../../lib/clock.ts';
import { isMadeByOne, type Secrets, sign } from '../../lib/secrets.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { type Look, readLook } from './lookDraft.rules.ts';
import type { RestaurantService } from './restaurant.service.ts';

/** Days that an address works at least; an editor may stay open for long. */
const LIFETIME_DAYS = 7;
const PATH = 'look/';

/** Who may look at drafts of which site, until the end of a day (since 1970). */
interface Pass {
  viewerId: string;
  restaurantId: string;
  lastDay: number;
}

/** Shows people a site that they may edit with a look that is not saved. It writes nothing. */
export class LookDraftService {
  constructor(
    private readonly restaurants: RestaurantService,
    private readonly links: SiteLinks,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** The address of the page with the saved look. It is the same for a day; a look is added as its query (`readLook`). */
  urlFor(viewerId: string, restaurantId: string): string {
    const lastDay = this.today() + LIFETIME_DAYS;
    return this.links.draftUrl(`${PATH}${this.keyOf(this.secrets[0], { viewerId, restaurantId, lastDay })}`);
  }

  /**
   * The site and the look of an address; null for other addresses, when the permission was lost, and for a closed or suspended
   * site.
   */
  async find(path: string, query: URLSearchParams): Promise<{ slug: string; look: Look } | null> {
    const pass = path.startsWith(PATH) ? this.read(path.slice(PATH.length)) : null;
    const look = pass && readLook(query);
    if (!look) return null;
    const restaurant = await this.restaurants.findPermitted(pass.viewerId, pass.restaurantId);
    if (!restaurant || restaurant.status === 'archived' || restaurant.suspendedAt) return null;
    const { name, ...rest } = look;
    const isFree = name !== undefined && (await this.restaurants.mayUseName(pass.viewerId, name));
    return { slug: restaurant.slug, look: isFree ? { ...rest, name } : rest };
  }

  private read(key: string): Pass | null {
    const [viewerId = '', restaurantId = '', day] = key.split('.');
    const pass = { viewerId, restaurantId, lastDay: Number(day) };
    const isOurs = isMadeByOne(this.secrets, key, (secret) => this.keyOf(secret, pass));
    return isOurs && this.today() <= pass.lastDay ? pass : null;
  }

  private keyOf(secret: string, { viewerId, restaurantId, lastDay }: Pass): string {
    const signature = sign(secret, `look-draft:${viewerId}:${restaurantId}:${lastDay}`);
    return `${viewerId}.${restaurantId}.${lastDay}.${signature}`;
  }

  private today(): number {
    return Math.floor(this.clock().getTime() / DAY_MS);
  }
}
