import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { toGlobalId } from '../../src/graphql/globalId.ts';
import type { Diners } from './diners.ts';
import { ask, type DatabaseServer } from './faults.ts';
import type { Front } from './startProduct.ts';

const ANSWER_WITHIN_MS = 30_000;
const PAUSE_MS = 50;
/** As many cooks accept orders at the same time. */
const COOKS = 4;

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { ... on AuthPayload { token } } }`;
const MOVE = `mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { __typename } }`;

/** A kitchen that accepts the orders of diners and records the acknowledged moves. */
export class Kitchen {
  /** Ids of the orders whose acceptance was acknowledged. */
  readonly accepted = new Set<string>();
  private token = '';
  private readonly stopping = new AbortController();
  private moving: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly product: Front,
    private readonly diners: Diners,
  ) {}

  /** Gives the restaurant to a new owner with a verified address and a new session. */
  async open(server: Pick<DatabaseServer, 'databaseUrl'>, slug: string): Promise<void> {
    const email = `owner-${randomUUID()}@example.org`;
    const input = { name: 'Oona Owner', email, password: randomUUID() };
    const { register } = await this.send<{ register: { token: string } }>(REGISTER, input);
    this.token = register.token;
    await ask(server, 'update users set email_verified_at = now() where email = $1', [email]);
    await ask(
      server,
      'update restaurants set is_demo = false, owner_id = (select id from users where email = $1) where slug = $2',
      [email, slug],
    );
  }

  /** Accepts each acknowledged order until `stop`; a move without an answer is sent again. */
  start(): void {
    const { signal } = this.stopping;
    let taken = 0;
    const cook = async () => {
      while (!signal.aborted) {
        const order = this.diners.acknowledged[taken];
        if (order) taken += 1;
        while (order && !signal.aborted && !(await this.accept(order.id))) await delay(PAUSE_MS);
        await delay(PAUSE_MS);
      }
    };
    this.moving = Promise.all(Array.from({ length: COOKS }, cook));
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.moving;
  }

  /** Whether there was an answer: an order that has expired is refused. */
  private async accept(id: string): Promise<boolean> {
    try {
      const input = { orderId: toGlobalId('Order', id), to: 'ACCEPTED', readyInMinutes: 20 };
      const { moveOrder } = await this.send<{ moveOrder: { __typename: string } }>(MOVE, input);
      if (moveOrder.__typename === 'MoveOrderPayload') this.accepted.add(id);
      return true;
    } catch {
      // The product or its database is down; the move was not acknowledged.
      return false;
    }
  }

  private async send<Data>(query: string, input: object): Promise<Data> {
    const response = await fetch(`${this.product.origin}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query, variables: { input } }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const { data } = (await response.json()) as { data?: Data | null };
    if (!data) throw new Error(`GraphQL answered ${response.status} without data.`);
    return data;
  }
}
