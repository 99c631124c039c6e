import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * The mailbox of an address in a statement, as `mailboxOf` has it; '@' of an address that was removed. The index of
 * diners (order.entity.ts) has the same expression.
 */
export const mailboxIn = (email: Expression<string>): RawBuilder<string> =>
  sql<string>`(replace(split_part(split_part(lower(${email}), '@', 1), '+', 1), '.', '') || regexp_replace('@' || split_part(lower(${email}), '@', 2), '^@googlemail[.]com$', '@gmail.com'))`;
