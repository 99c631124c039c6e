// `npm run audit`: known faults of the production packages. Exit code 1: there are some; 2: the registry did not answer.
import { audit, EXIT_CODES } from './lib/audit.mjs';

const { state, lines } = audit();
for (const line of lines) console.log(line);
process.exitCode = EXIT_CODES[state];
