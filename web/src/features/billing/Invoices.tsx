import { Download, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { InvoicesQuery } from '../../__generated__/InvoicesQuery.graphql.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { useScreenQuery, QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { AnchorButton, Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { statusTone, statusText } from './subscription.rules.ts';

const Row = styled.li`
  display: grid;
  grid-template: 'words total' auto 'status links' auto / 1fr auto;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  padding-block: var(--space-3);
  font-variant-numeric: tabular-nums;
  & + & {
    border-top: 1px solid var(--line);
  }
  @media ${atLeast('small')} {
    grid-template: 'words status total links' auto / 1fr 100px 88px 104px;
    padding-block: var(--space-2);
  }
`;

const Words = styled.div`
  grid-area: words;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Status = styled.div`
  grid-area: status;
`;

const Total = styled.strong`
  grid-area: total;
  text-align: right;
`;

const Links = styled.div`
  grid-area: links;
  display: flex;
  justify-content: flex-end;
  min-height: var(--touch);
`;

type Invoice = NonNullable<NonNullable<InvoicesQuery['response']['nodes'][number]>['invoices']>[number];

/** One invoice; its link is the PDF, or the provider's page while there is no PDF. */
function InvoiceRow({ number, createdAt, total, status, pdfUrl, pageUrl, restaurant }: Invoice) {
  const name = number ?? messages.draft;
  const [href, label, text, icon] = pdfUrl
    ? [pdfUrl, messages.pdfOf(name), messages.pdf, Download]
    : [pageUrl, messages.viewOf(name), messages.view, ExternalLink];
  return (
    <Row>
      <Words>
        <Text>{formatDate(createdAt)}</Text>
        <Text $size={13} $soft>
          {restaurant ? messages.invoiceFor(name, restaurant.name) : name}
        </Text>
      </Words>
      <Status>
        <Chip tone={statusTone(status)}>{statusText(status)}</Chip>
      </Status>
      <Total>{formatPence(total)}</Total>
      <Links>
        {href && (
          <AnchorButton variant="quiet" href={href} target="_blank" rel="noopener" aria-label={label}>
            {text}
            <Icon icon={icon} size={18} />
          </AnchorButton>
        )}
      </Links>
    </Row>
  );
}

/**
 * The newest invoices. A query of its own: it is sent when the list is opened. It reads `nodes`, so that a failure does not
 * overwrite the `node` of the subscriptions in the store.
 */
function InvoiceList({ userId }: { userId: string }) {
  const { nodes } = useScreenQuery<InvoicesQuery>(
    graphql`
      query InvoicesQuery($id: ID!) {
        nodes(ids: [$id]) {
          ... on User {
            invoices {
              number
              createdAt
              total
              status
              pdfUrl
              pageUrl
              restaurant {
                id
                name
              }
            }
          }
        }
      }
    `,
    { id: userId },
  );
  const invoices = nodes[0]?.invoices;
  // When the provider does not answer, the whole node is null.
  if (!invoices) throw new NetworkProblem('server');
  if (invoices.length === 0) return <Text $soft>{messages.noInvoices}</Text>;
  return (
    <ul role="list">
      {invoices.map((invoice) => (
        <InvoiceRow key={`${invoice.number} ${invoice.createdAt}`} {...invoice} />
      ))}
    </ul>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
`;

/** The invoices of a user, loaded when they are opened: the payment provider keeps them. */
export function Invoices({ userId }: { userId: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root>
      <div>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? messages.hideInvoices : messages.showInvoices}
        </Button>
      </div>
      {isOpen && (
        <section id={id} aria-label={messages.invoices}>
          <QueryBoundary fallback={<Loading />} failure={messages.invoicesFailed}>
            <InvoiceList userId={userId} />
          </QueryBoundary>
        </section>
      )}
    </Root>
  );
}

function Loading() {
  return (
    <SkeletonRegion label={messages.loadingInvoices}>
      <Stack $gap={3}>
        {['one', 'two', 'three'].map((row) => (
          <Skeleton key={row} $height="44px" $radius="10px" />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
