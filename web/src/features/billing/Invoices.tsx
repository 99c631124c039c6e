import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
`;

/** The invoices of a person, asked for when they are opened: the payment provider has them, not we. */
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
