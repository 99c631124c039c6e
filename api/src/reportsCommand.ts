import 'reflect-metadata';
import { openCommandDatabase } from './commandDatabase.ts';
import { readConfig } from './config.ts';
import { StartFailure, type Teardown } from './lib/lifecycle.ts';
import { operatorCommand } from './lib/operatorCommand.ts';
import { countAgain, restaurantsToCount } from './modules/reports/reportCounts.repository.ts';
import { runCommand } from './runCommand.ts';

const REPORTS = operatorCommand('reports');
const USAGE = `${REPORTS} rebuild          counts the orders of every restaurant again
${REPORTS} rebuild <slug>   counts those of one restaurant`;

/** Counts orders for the reports again (`npm run reports`), one restaurant in each transaction. The server may run. */
async function rebuild([command, slug, ...rest]: string[], teardown: Teardown): Promise<string> {
  if (command !== 'rebuild' || rest.length > 0) throw new StartFailure(USAGE);
  const { orm } = await openCommandDatabase(readConfig(), teardown);
  const em = orm.em.fork();
  const restaurants = await restaurantsToCount(em, slug ?? null);
  if (slug !== undefined && restaurants.length === 0)
    throw new StartFailure(`There is no restaurant "${slug}".`);
  let sold = 0;
  for (const { id } of restaurants)
    sold += await em.transactional((transaction) => countAgain(transaction, id, null));
  return `Restaurants counted: ${restaurants.length}. Sold orders: ${sold}.`;
}

await runCommand((teardown) => rebuild(process.argv.slice(2), teardown));
