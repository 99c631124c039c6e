import type { Attack, Place } from './attack.ts';
import { type Caller, graphqlRequest, type Operation, placesOf } from './graphqlPlaces.ts';
import type { Fixtures } from './protocol.ts';

/** Tries kinds of input in a place. */
export type Try = (place: Place) => Promise<void>;

const PROBE =
  'query ($ids: [ID!]!) { viewer { id } nodes(ids: $ids) { ... on Restaurant { id isActive } ... on Product { id } } }';

/** Attacks operations, as their owner and, where they let guests in, as a guest. */
export class GraphqlAttack {
  private fixtures: Fixtures = {};

  constructor(
    private readonly attack: Attack,
    private readonly tryPlace: Try,
  ) {}

  /** Attacks an operation. False: its right request does not run the resolver, so that nothing was tried. */
  async on(operation: Operation): Promise<boolean> {
    if (!(await isWhole(this.attack, this.fixtures))) this.fixtures = await this.attack.server.fixtures();
    const reached: Caller[] = [];
    for (const caller of callersOf(operation, this.fixtures))
      if (await isReached(this.attack, operation, caller, this.fixtures)) reached.push(caller);
    for (const caller of reached)
      for (const place of placesOf(operation, caller, this.fixtures)) await this.tryPlace(place);
    return reached.length > 0;
  }
}

/** The owner last: a right request may have removed what it names. */
const callersOf = ({ name }: Operation, { token = '', operatorToken = '' }: Fixtures): Caller[] => [
  { name: 'guest', token: null },
  /^Query.operator|^Operator|^Mutation.(moveRedesign|suspendSite|restoreSite|watchSite|settleReport|reopenReport|retryJobs?|discardJob)/.test(
    name,
  )
    ? { name: 'operator', token: operatorToken }
    : { name: 'owner', token },
];

/** Whether what the fixtures name is still there. */
async function isWhole(attack: Attack, fixtures: Fixtures): Promise<boolean> {
  const { token = '', restaurantId = '', productId = '', otherProductId = '' } = fixtures;
  const caller = { name: 'owner', token };
  const sent = graphqlRequest(caller, PROBE, { ids: [restaurantId, productId, otherProductId] });
  const { answer } = await attack.measure(sent);
  return answer.text.includes('"isActive":true') && !answer.text.includes('null');
}

/** Whether the right request runs the resolver: it has an answer or an error at the field. */
async function isReached(
  attack: Attack,
  { document, path, variables }: Operation,
  caller: Caller,
  fixtures: Fixtures,
): Promise<boolean> {
  const { answer } = await attack.measure(graphqlRequest(caller, document, variables(fixtures)));
  const { data, errors = [] } = JSON.parse(answer.text) as {
    data?: Record<string, unknown> | null;
    errors?: { path?: string[]; extensions: { code: string } }[];
  };
  if (errors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED')) return false;
  const [root = ''] = path;
  return data?.[root] !== undefined || errors.some((error) => error.path?.[0] === root);
}
