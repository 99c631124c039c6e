import { expect } from 'vitest';
import type { MailCount } from './countMails.ts';
import type { Diners } from './diners.ts';
import { ask, type DatabaseServer } from './faults.ts';
import type { Kitchen } from './kitchen.ts';

/** What the rounds of one kind of fault showed. */
interface Line {
  rounds: number;
  /** Longest time from the return to the first order (ms). */
  longestMs: number;
  /** Processes that ended by themselves. */
  exits: number;
}

/** The figures of all rounds, for the table in docs/reliability.md. */
export class FaultTable {
  private readonly lines = new Map<string, Line>();

  /** Adds a round; `exits`: processes that ended by themselves in it. */
  add(fault: string, tookMs: number, exits: number): void {
    const line = this.lines.get(fault) ?? { rounds: 0, longestMs: 0, exits: 0 };
    const longestMs = Math.max(line.longestMs, tookMs);
    this.lines.set(fault, { rounds: line.rounds + 1, longestMs, exits: line.exits + exits });
  }

  /** Processes that ended by themselves in all rounds. */
  get exits(): number {
    return [...this.lines.values()].reduce((sum, { exits }) => sum + exits, 0);
  }

  /** Prints the table with the orders of each fault; `isLost` and `isDoubled` get the key of an order. */
  print(
    title: string,
    diners: Diners,
    isLost: (key: string) => boolean,
    isDoubled: (key: string) => boolean,
  ): void {
    const rows = [...this.lines].map(([fault, { rounds, longestMs, exits }]) => {
      const keys = diners.acknowledged.filter(({ during }) => during === fault).map(({ key }) => key);
      const counts = [rounds, keys.length, keys.filter(isLost).length, keys.filter(isDoubled).length];
      return [fault, ...counts, (longestMs / 1000).toFixed(1), exits];
    });
    const head = ['Fault', 'Rounds', 'Orders', 'Lost', 'Doubled', 'Longest s', 'Exits'];
    const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
    console.log([title, line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
  }
}

/** Fails unless everything acknowledged is there once: orders, moves, and at least one mail about each. Prints the figures. */
export async function expectAccounts(
  title: string,
  table: FaultTable,
  {
    diners,
    kitchen,
    mails,
    server,
  }: {
    diners: Diners;
    kitchen: Kitchen;
    mails: MailCount;
    server: DatabaseServer;
  },
): Promise<void> {
  await diners.settled();
  const stored = new Map<string, number>();
  // Each diner has an own address, so two orders of one address are one order that was doubled.
  for (const { email } of await ask<{ email: string }>(server, 'select customer_email as email from orders'))
    stored.set(email, (stored.get(email) ?? 0) + 1);
  const countOf = new Map(diners.acknowledged.map(({ key, email }) => [key, stored.get(email) ?? 0]));
  const moves = await ask<{ id: string; count: number }>(
    server,
    "select order_id as id, count(*)::int as count from order_moves where to_state = 'ACCEPTED' group by 1",
  );
  const moved = new Map(moves.map(({ id, count }) => [id, count]));
  const wanted = [
    ...diners.acknowledged.flatMap(({ id }) => [`order-${id}-placed-diner`, `order-${id}-placed-owner`]),
    ...[...kitchen.accepted].map((id) => `order-${id}-answered`),
  ];
  const found = {
    lostOrders: [...countOf].filter(([, count]) => count === 0),
    doubledOrders: [...stored].filter(([, count]) => count > 1),
    lostMoves: [...kitchen.accepted].filter((id) => !moved.has(id)),
    doubledMoves: moves.filter(({ count }) => count > 1),
    lostMails: wanted.filter((id) => !mails.ids.has(id)),
  };
  table.print(
    title,
    diners,
    (key) => countOf.get(key) === 0,
    (key) => (countOf.get(key) ?? 0) > 1,
  );
  const repeated = [...mails.ids.values()].filter((count) => count > 1).length;
  console.log(
    `${kitchen.accepted.size} moves: ${found.lostMoves.length} lost, ${found.doubledMoves.length} doubled. ` +
      `${wanted.length} mails: ${found.lostMails.length} lost, ${repeated} sent again with the same Message-ID.`,
  );
  expect(found).toEqual({
    lostOrders: [],
    doubledOrders: [],
    lostMoves: [],
    doubledMoves: [],
    lostMails: [],
  });
  expect(kitchen.accepted.size).toBeGreaterThan(0);
}
