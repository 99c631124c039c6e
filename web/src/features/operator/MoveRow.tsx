import { graphql, useFragment } from 'react-relay';
import type { MoveRow_move$key } from '../../__generated__/MoveRow_move.graphql.ts';
import { formatMoment } from '../../lib/formatDate.ts';
import { Row } from '../../ui/Rows.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const moveText = (kind: string): string =>
  Object.entries(messages.moves).find(([name]) => name === kind)?.[1] ?? messages.unknownMove;

/** What an operator did, as a row of a list. */
export function MoveRow({ move }: { move: MoveRow_move$key }) {
  const { operatorEmail, kind, subject, reason, at } = useFragment(
    graphql`
      fragment MoveRow_move on OperatorMove {
        operatorEmail
        kind
        subject
        reason
        at
      }
    `,
    move,
  );
  return (
    <Row $dense>
      <Text $size={15}>
        <strong>{operatorEmail ?? messages.command}</strong> {moveText(kind)}: {subject}
      </Text>
      {reason != null && (
        <Text $size={15} $soft>
          {messages.reason}: {reason}
        </Text>
      )}
      <Text as="time" dateTime={at} $size={13} $soft $tabular>
        {formatMoment(at).replace(/^at /, messages.todayAt)}
      </Text>
    </Row>
  );
}
