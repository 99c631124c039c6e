import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that wait longest, mostly for processes that they start or stop. Started last, they would run alone at the end. */
const LONGEST = [
  'src/outage.api.test.ts',
  'sandbox/sandboxRole.api.test.ts',
  'src/modules/reports/report.api.test.ts',
  'src/syncCatalogue.api.test.ts',
  'src/gateways/payments/stripePayments.test.ts',
  'src/modules/orders/orderOutbox.api.test.ts',
  'src/modules/products/menuScale.api.test.ts',
  'src/modules/onboarding/draftMenu.rules.test.ts',
];

/** The order of Vitest, which is by size in a fresh clone, after the longest files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** All Vitest tests of the project; each part has its own settings. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    sequence: { sequencer: LongestFirst },
    projects: ['api/vitest.config.ts', 'web/vitest.config.ts', '.scripts/vitest.config.ts'],
  },
});
