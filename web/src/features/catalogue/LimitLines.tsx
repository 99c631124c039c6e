import { Check } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { LimitLines_service$key } from '../../__generated__/LimitLines_service.graphql.ts';
import { formatPence } from '../../lib/money.ts';
import { Icon } from '../../ui/Icon.tsx';
import { messages } from './messages.ts';

const Root = styled.ul`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  font-size: var(--size-15);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    gap: var(--space-2);
    align-items: flex-start;
  }
  svg {
    margin-top: 2px;
    color: var(--success);
  }
`;

/** The limits of a plan, each only if it is set (spec §2). An empty place without any, so that the cards stay in line. */
export function LimitLines({ service }: { service: LimitLines_service$key }) {
  const { orderLimit, staffLimit, platformsManaged, postsPerWeek, adSpendIncluded } = useFragment(
    graphql`
      fragment LimitLines_service on Service {
        orderLimit
        staffLimit
        platformsManaged
        postsPerWeek
        adSpendIncluded
      }
    `,
    service,
  );
  const lines = [
    orderLimit == null ? null : messages.orderLimit(orderLimit),
    staffLimit == null ? null : messages.staffLimit(staffLimit),
    platformsManaged == null ? null : messages.platformsManaged(platformsManaged),
    postsPerWeek == null ? null : messages.postsPerWeek(postsPerWeek),
    adSpendIncluded == null ? null : messages.adSpendIncluded(formatPence(adSpendIncluded)),
  ].filter((line) => line !== null);
  if (lines.length === 0) return <div />;
  return (
    <Root role="list">
      {lines.map((line) => (
        <li key={line}>
          <Icon icon={Check} size={18} />
          {line}
        </li>
      ))}
    </Root>
  );
}
