import { useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { EditorHeader_restaurant$key } from '../../__generated__/EditorHeader_restaurant.graphql.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading } from '../../ui/Text.tsx';
import { ClosedNotice } from './ClosedNotice.tsx';
import { messages } from './messages.ts';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
`;

/* A long name wraps before the action does. */
const Title = styled(Stack)`
  flex: 1 1 300px;
`;

const Name = styled(Heading)`
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface Props {
  restaurant: EditorHeader_restaurant$key;
  action: ReactNode;
}

/** The name, plan and closed state of the site. */
export function EditorHeader({ restaurant, action }: Props) {
  const site = useFragment(
    graphql`
      fragment EditorHeader_restaurant on Restaurant {
        name
        isFreePlan
        ...ClosedNotice_restaurant
      }
    `,
    restaurant,
  );
  const name = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle>{site.name}</PageTitle>
      <Top>
        <Title $row $gap={3}>
          <Name as="h1" ref={name} tabIndex={-1} $size={32}>
            {site.name}
          </Name>
          <Chip tone={site.isFreePlan ? 'free' : 'gold'}>
            {site.isFreePlan ? messages.freePlan : messages.premiumPlan}
          </Chip>
        </Title>
        {action}
      </Top>
      <ClosedNotice restaurant={site} onReopen={() => name.current?.focus({ preventScroll: true })} />
    </>
  );
}
