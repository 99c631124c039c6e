import { type Config, runsProduct } from './config.ts';
import { isLoopbackHost } from './lib/isLoopbackHost.ts';
import { alignedLines } from './lib/plainText.ts';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import type { Result } from './lib/result.ts';
import type { Services } from './services.ts';
import type { AssistantConfig, PaymentsConfig } from './serviceSettings.ts';
import type { Started } from './start.ts';

/** The text that is printed after the start: the services, real or stand-in, and the addresses to open. */
export function startTable(
  config: Config,
  { standIns, storage, mail, assistant, google, payments, geocoder }: Services,
  { groceryKeys, assistant: checked }: Pick<Started, 'groceryKeys' | 'assistant'>,
): string {
  const kind = (service: Services['standIns'][number], standIn = 'sandbox') =>
    standIns.includes(service) ? standIn : 'real';
  const database = new URL(config.databaseUrl ?? 'postgresql://127.0.0.1');
  const databaseRow = [
    'Database',
    config.databaseUrl ? 'real' : 'built-in PostgreSQL',
    config.databaseUrl ? database.host : config.dataDir,
  ];
  const rows = [
    ['Service', 'Runs as', 'Address'],
    ...(runsProduct(config) ? [databaseRow] : []),
    ['Files', kind('storage'), storage.endpoint],
    [
      'Email',
      kind('mail'),
      standIns.includes('mail')
        ? `${config.sandbox.url ?? config.publicUrl}/_dev/mail`
        : new URL(mail.smtpUrl).host,
    ],
    ['Assistant', kind('assistant', 'scripted'), assistantRow(assistant, checked)],
    ['Google sign-in', kind('google'), google.issuer],
    ['Payments', kind('payments'), addressOf(payments)],
    ['Geocoder', kind('geocoder'), geocoder.url],
    ...(config.roles.includes('grocery')
      ? [['Grocery API', config.grocery.keys ? 'your key' : 'a key of its own', groceryUrl(config)]]
      : []),
  ];
  const table = alignedLines(rows, '   ')
    .map((line) => `  ${line}`)
    .join('\n');
  if (!runsProduct(config)) return `\nThe sandbox of ${PRODUCT_NAME} is running.\n\n${table}\n\n`;
  const [protocol, domain] = [new URL(config.publicUrl).protocol, config.commerceDomain];
  return `
${PRODUCT_NAME} is running.

${table}

  Owners start at   ${config.publicUrl}
  Build a site      ${config.publicUrl}/setup
${
  config.demo
    ? `  Demo restaurant   ${protocol}//olive-and-ember.${domain}
`
    : ''
}  GraphQL           ${config.publicUrl}/graphql
${
  isGroceryKeyShown(config)
    ? `  Grocery API key   ${groceryKeys[0] ?? ''}
`
    : ''
}
`;
}

/** A key that nobody has configured is shown on this machine only: a public server's output is kept in logs. */
const isGroceryKeyShown = ({ roles, grocery, publicUrl }: Config): boolean =>
  roles.includes('grocery') && grocery.keys === null && isLoopbackHost(new URL(publicUrl).hostname);

/** The address, and what the check at the start found; null: there was none. */
function assistantRow({ baseUrl, model }: AssistantConfig, checked: Result<string, string> | null): string {
  const address = baseUrl ?? 'api.openai.com';
  if (checked === null) return address;
  return checked.ok
    ? `${address}, ${model}, ${checked.value}`
    : `${address}, ${model} does not answer: ${checked.error}`;
}

/** The port speaks plain HTTP, also when a proxy serves `PUBLIC_URL` by HTTPS. */
const groceryUrl = ({ publicUrl, grocery }: Config): string =>
  `http://${new URL(publicUrl).hostname}:${grocery.port}/api/v1`;

const addressOf = ({ api }: PaymentsConfig): string =>
  api ? `${api.protocol}://${api.host}:${api.port}` : 'api.stripe.com';
