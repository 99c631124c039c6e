import { graphql } from 'react-relay';
import type { InvoiceListQuery } from '../../__generated__/InvoiceListQuery.graphql.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { Text } from '../../ui/Text.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { messages } from './messages.ts';

/**
 * The newest invoices. Asked as one of `nodes`: when that fails, neither the viewer nor the `node` that the subscriptions
 * are read from becomes unknown.
 */
export function InvoiceList({ userId }: { userId: string }) {
  const { nodes } = useScreenQuery<InvoiceListQuery>(
    graphql`
      query InvoiceListQuery($id: ID!) {
        nodes(ids: [$id]) {
          ... on User {
            invoices {
              number
              createdAt
              ...InvoiceRow_invoice
            }
          }
        }
      }
    `,
    { id: userId },
  );
  const invoices = nodes[0]?.invoices;
  // The provider's silence takes the whole person out of the answer.
  if (!invoices) throw new NetworkProblem('server');
  if (invoices.length === 0) return <Text $soft>{messages.noInvoices}</Text>;
  return (
    <ul role="list">
      {invoices.map((invoice) => (
        <InvoiceRow key={`${invoice.number} ${invoice.createdAt}`} invoice={invoice} />
      ))}
    </ul>
  );
}
