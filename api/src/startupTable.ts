import { type Config, type PaymentsConfig, runsProduct } from './config.ts';
import { PRODUCT_NAME } from './lib/product.ts';
import type { Services } from './services.ts';

/** What the start prints: each service, whether it is real or a stand-in, and the addresses to open. */
export function startupTable(
  config: Config,
  { standIns, storage, mail, assistant, google, payments }: Services,
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
      'E-mail',
      kind('mail'),
      standIns.includes('mail')
        ? `${config.sandbox.url ?? config.publicUrl}/_dev/mail`
        : new URL(mail.smtpUrl).host,
    ],
    ['Assistant', kind('assistant', 'scripted'), assistant.baseUrl ?? 'api.openai.com'],
    ['Google sign-in', kind('google'), google.issuer],
    ['Payments', kind('payments'), addressOf(payments)],
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
  const table = lines.map((line) => `  ${line}`).join('\n');
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

`;
}

/** The stand-in's own page is its clock. */
const addressOf = ({ api }: PaymentsConfig): string =>
  api ? `${api.protocol}://${api.host}:${api.port}` : 'api.stripe.com';
