import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { MyRestaurantsContent } from './MyRestaurantsContent.tsx';
import { RestaurantGridSkeleton } from './RestaurantGridSkeleton.tsx';

const Root = styled(Container)`
  display: grid;
  gap: var(--space-8);
  align-content: start;
  padding-block: clamp(32px, 5vw, 64px);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4);
`;

/** The portal's list of the user's websites (spec §2). */
export function MyRestaurantsScreen() {
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      <Top>
        <Stack $gap={2}>
          <Heading as="h1" $size={42}>
            {messages.title}
          </Heading>
          <Text $soft>{messages.intro}</Text>
        </Stack>
        <LinkButton to="/setup">
          <Icon icon={Plus} />
          {messages.createNew}
        </LinkButton>
      </Top>
      <QueryBoundary fallback={<RestaurantGridSkeleton />} failure={messages.failure}>
        <MyRestaurantsContent />
      </QueryBoundary>
    </Root>
  );
}
