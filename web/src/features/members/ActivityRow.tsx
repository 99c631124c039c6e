import { graphql, useFragment } from 'react-relay';
import type { ActivityRow_activity$key } from '../../__generated__/ActivityRow_activity.graphql.ts';
import { formatMoment } from '../../lib/formatDate.ts';
import { Row } from '../../ui/Rows.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const kindText = (kind: string): string =>
  Object.entries(messages.kinds).find(([name]) => name === kind)?.[1] ?? messages.unknownKind;

/** An entry of the activity log of a site, as a row of a list. */
export function ActivityRow({ activity }: { activity: ActivityRow_activity$key }) {
  const { kind, detail, personName, isAutomatic, at } = useFragment(
    graphql`
      fragment ActivityRow_activity on Activity {
        kind
        detail
        personName
        isAutomatic
        at
      }
    `,
    activity,
  );
  return (
    <Row $dense>
      <Text $size={15}>
        <strong>{isAutomatic ? messages.forkfront : (personName ?? messages.somebody)}</strong>{' '}
        {kindText(kind)}
        {detail && `: ${detail}`}
      </Text>
      <Text as="time" dateTime={at} $size={13} $soft $tabular>
        {formatMoment(at).replace(/^at /, 'today at ')}
      </Text>
    </Row>
  );
}
