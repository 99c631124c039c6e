import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { idsFor } from '../restaurants/member.repository.ts';
import { type ChangedPage, changedPages } from './changedPages.ts';
import { movesOf, ordersChangedSince, watchStart } from '../orders/orderList.repository.ts';

/** An entry of the history. */
export type Move = Awaited<ReturnType<typeof movesOf>>[number];

interface Watch {
  viewerId: string;
  restaurantId: string;
}

interface ChangesRequest {
  restaurantId: string;
  from: Date;
  /** Whether a board comes back and may have missed much: it is read alone. */
  isCatchUp: boolean;
}

/**
 * What the open boards of a process read. Thousands of them ask at the same moment, when an order has changed: equal questions
 * are one statement. A read begins after it was asked for, so it has seen the change.
 */
export class BoardReads {
  constructor(private readonly newEm: () => EntityManager) {}

  /** From when a person who asks now sees changes of a restaurant's orders; null without the permission. */
  readonly start = oneRead(
    ({ viewerId, restaurantId }: Watch) => `${viewerId} ${restaurantId}`,
    ([{ viewerId, restaurantId }]) => {
      const em = this.newEm();
      return watchStart(em, restaurantId, idsFor(em, viewerId, 'ORDERS'));
    },
  );

  /**
   * The first page of the orders of a restaurant that were placed or changed since a time, oldest change first. The pages may
   * begin with earlier orders, which another board has asked for. The boards that asked together share the following pages too,
   * whenever each of them comes to it.
   */
  readonly changed = oneRead(
    ({ restaurantId, from, isCatchUp }: ChangesRequest) =>
      isCatchUp ? `${restaurantId} ${from.getTime()}` : restaurantId,
    (requests): Promise<ChangedPage> => {
      const [{ restaurantId }] = requests;
      const from = new Date(Math.min(...requests.map((request) => request.from.getTime())));
      return changedPages(
        (after) => ordersChangedSince(this.newEm(), restaurantId, after ?? from, MAX_EVENT_ORDERS),
        MAX_EVENT_ORDERS,
      )();
    },
  );

  /** The history of an order, oldest move first. */
  readonly moves = new DataLoader<string, Move[]>(
    async (ids) => {
      const moves = Map.groupBy(await movesOf(this.newEm(), [...new Set(ids)]), ({ orderId }) => orderId);
      return ids.map((id) => moves.get(id) ?? []);
    },
    { cache: false },
  );
}

/** The largest event. A restaurant has about 500 orders a day. */
const MAX_EVENT_ORDERS = 200;

/** A loader that joins questions: those that are asked in the same turn of the event loop and have the same name are one read. */
function oneRead<Question, Answer>(
  nameOf: (question: Question) => string,
  read: (questions: readonly [Question, ...Question[]]) => Promise<Answer>,
): DataLoader<Question, Answer> {
  return new DataLoader<Question, Answer>(
    (questions) => {
      const groups = Map.groupBy(questions, nameOf);
      const answers = new Map<string, Promise<Answer | Error>>();
      const answerTo = (question: Question): Promise<Answer | Error> => {
        const name = nameOf(question);
        // A failed read is the answer to its own questions only.
        const answer = answers.get(name) ?? read([question, ...(groups.get(name) ?? [])]).catch(asError);
        answers.set(name, answer);
        return answer;
      };
      return Promise.all(questions.map(answerTo));
    },
    { cache: false },
  );
}

const asError = (error: Error): Error => error;
