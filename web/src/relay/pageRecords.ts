import { RecordSource, type Environment } from 'relay-runtime';

/** Id of the element of a page that holds what its screen was made from. */
const RECORDS_ID = 'records';

type Records = NonNullable<ConstructorParameters<typeof RecordSource>[0]>;

/** What the page brings, so that its screen has at once what stands on it already; empty where it brings none. */
export function pageRecords(): RecordSource {
  const written = document.getElementById(RECORDS_ID)?.textContent;
  return new RecordSource(written ? (JSON.parse(written) as Records) : {});
}

/** The element for `pageRecords`; '' when nothing was asked for. Nothing in it ends the element. */
export function recordsElement(environment: Environment): string {
  const source = environment.getStore().getSource();
  if (source.size() === 0) return '';
  const json = JSON.stringify(source.toJSON()).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${RECORDS_ID}">${json}</script>`;
}
