import { isMadeByOne, makeToken, readToken, type Secrets, sign } from '../../lib/secrets.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';

/** What a link of the mail proposes on the page that it opens. */
export type AnswerIntent = 'accept' | 'reject' | 'ready' | 'pause';

/** Whose test orders a site takes, and until when: whole seconds since 1970. */
interface TestPass {
  testerId: string;
  restaurantId: string;
  expires: number;
}

/**
 * Makes and reads the signed links by which a diner follows an order, an owner answers it, and a tester opens the test mode of
 * a site.
 */
export class OrderLinks {
  constructor(
    private readonly secrets: Secrets,
    private readonly sites: SiteLinks,
  ) {}

  /** The diner's token, which only shows the order. */
  statusToken(orderId: string): string {
    return makeToken(this.secrets, 'order-status', orderId);
  }

  /** The diner's page of an order by its `statusToken`. */
  statusUrl(slug: string, statusToken: string): string {
    return `${this.sites.siteUrl(slug)}/order/${statusToken}`;
  }

  /** The owner's token, which shows the diner's contact and answers the order. */
  answerToken(orderId: string): string {
    return makeToken(this.secrets, 'order-answer', orderId);
  }

  /** The owner's page of an order, with an answer and the minutes preselected. */
  answerUrl(slug: string, orderId: string, intent: AnswerIntent, minutes?: number): string {
    const page = `${this.sites.siteUrl(slug)}/answer/${this.answerToken(orderId)}?intent=${intent}`;
    return minutes === undefined ? page : `${page}&minutes=${minutes}`;
  }

  /** The order of a status token; null for an invalid token. */
  orderOfStatusToken(token: string): string | null {
    return readToken(this.secrets, 'order-status', token);
  }

  /** The order of an answer token; null for an invalid token. */
  orderOfAnswerToken(token: string): string | null {
    return readToken(this.secrets, 'order-answer', token);
  }

  /** The address that opens the test mode of a site in a browser. */
  testModeUrl(slug: string, pass: TestPass): string {
    return `${this.sites.siteUrl(slug)}/test-mode/${this.testToken(this.secrets[0], pass)}`;
  }

  /** The account to which a token of the test mode was given; null for an invalid or expired token and that of another site. */
  testerOf(token: string, restaurantId: string, now: Date): string | null {
    const [testerId = '', seconds] = token.split('.');
    const expires = Number(seconds);
    const pass = { testerId, restaurantId, expires };
    const isValid = isMadeByOne(this.secrets, token, (secret) => this.testToken(secret, pass));
    return isValid && now.getTime() < expires * 1000 ? testerId : null;
  }

  private testToken(secret: string, { testerId, restaurantId, expires }: TestPass): string {
    return `${testerId}.${expires}.${sign(secret, `test-mode:${testerId}:${restaurantId}:${expires}`)}`;
  }
}
