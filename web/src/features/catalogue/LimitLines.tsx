import { Check } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { LimitLines_service$key } from '../../__generated__/LimitLines_service.graphql.ts';
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

const LIMITS = ['orderLimit', 'staffLimit', 'platformsManaged', 'postsPerWeek', 'adSpendIncluded'] as const;

/** The limits of a plan, each only if it is set (spec §2). An empty element without any, so that the cards stay aligned. */
export function LimitLines({ service }: { service: LimitLines_service$key }) {
  const limits = useFragment(
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
  const lines = LIMITS.flatMap((name) => {
    const limit = limits[name];
    return limit == null ? [] : [messages[name](limit)];
  });
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
