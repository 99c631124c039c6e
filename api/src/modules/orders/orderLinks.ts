import { makeToken, readToken } from '../../lib/secrets.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';

/** What a link of the mail proposes on the page that it opens. */
export type AnswerIntent = 'accept' | 'reject' | 'ready' | 'pause';

/** Makes and reads the signed links by which a diner follows an order and an owner answers it. */
export class OrderLinks {
  constructor(
    private readonly secret: string,
    private readonly sites: SiteLinks,
  ) {}

  /** The diner's token, which only shows the order. */
  statusToken(orderId: string): string {
    return makeToken(this.secret, 'order-status', orderId);
  }

  /** The diner's page of an order. */
  statusUrl(slug: string, orderId: string): string {
    return `${this.sites.siteUrl(slug)}/order/${this.statusToken(orderId)}`;
  }

  /** The owner's token, which shows the diner's contact and answers the order. */
  answerToken(orderId: string): string {
    return makeToken(this.secret, 'order-answer', orderId);
  }

  /** The owner's page of an order, with an answer and the minutes preselected. */
  answerUrl(slug: string, orderId: string, intent: AnswerIntent, minutes?: number): string {
    const page = `${this.sites.siteUrl(slug)}/answer/${this.answerToken(orderId)}?intent=${intent}`;
    return minutes === undefined ? page : `${page}&minutes=${minutes}`;
  }

  /** The order of a status token; null for an invalid token. */
  orderOfStatusToken(token: string): string | null {
    return readToken(this.secret, 'order-status', token);
  }

  /** The order of an answer token; null for an invalid token. */
  orderOfAnswerToken(token: string): string | null {
    return readToken(this.secret, 'order-answer', token);
  }
}
