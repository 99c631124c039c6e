import pg from 'pg';
import { emptyOrderOutbox } from '../src/modules/orders/orderOutbox.repository.ts';

/** A program that empties the outbox of a database until it is killed. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 1 });
for (;;) await emptyOrderOutbox(pool, new Date());
