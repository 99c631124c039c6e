import { Download, ExternalLink } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { InvoiceRow_invoice$key } from '../../__generated__/InvoiceRow_invoice.graphql.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { formatPence } from '../../lib/money.ts';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { invoiceTone, statusWords } from './subscription.rules.ts';

const Root = styled.li`
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

/** One invoice: day, number, the site it is for, total, status as received, and its PDF, or its page while it has none. */
export function InvoiceRow({ invoice }: { invoice: InvoiceRow_invoice$key }) {
  const { number, createdAt, total, status, pdfUrl, pageUrl, restaurant } = useFragment(
    graphql`
      fragment InvoiceRow_invoice on Invoice {
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
    `,
    invoice,
  );
  const name = number ?? messages.draft;
  const [href, label, text, icon] = pdfUrl
    ? [pdfUrl, messages.pdfOf(name), messages.pdf, Download]
    : [pageUrl, messages.viewOf(name), messages.view, ExternalLink];
  return (
    <Root>
      <Words>
        <Text>{formatDate(createdAt)}</Text>
        <Text $size={13} $soft>
          {restaurant ? messages.invoiceFor(name, restaurant.name) : name}
        </Text>
      </Words>
      <Status>
        <Chip tone={invoiceTone(status)}>{statusWords(status)}</Chip>
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
    </Root>
  );
}
