import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SubscriptionRow_subscription$key } from '../../__generated__/SubscriptionRow_subscription.graphql.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { canChangePlan, isDue, nextDay, statusTone, statusWords } from './subscription.rules.ts';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--space-3);
  & + & {
    border-top: 1px solid var(--line);
  }
  @media ${atLeast('small')} {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
    column-gap: 0;
  }
`;

const Name = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const State = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  min-height: var(--touch);
  @media ${atLeast('small')} {
    display: contents;
  }
`;

/* A margin, not a gap: where no plan can be changed, the states end with the row. */
const Cell = styled.div`
  @media ${atLeast('small')} {
    display: flex;
    justify-content: flex-end;
    margin-left: var(--space-4);
  }
`;

const Due = styled(Text)`
  color: var(--error);
`;

/** One paid plan (spec §2, §3), with a link to change it. */
export function SubscriptionRow({ subscription }: { subscription: SubscriptionRow_subscription$key }) {
  const { planName, status, restaurant, ...period } = useFragment(
    graphql`
      fragment SubscriptionRow_subscription on PaidSubscription {
        planName
        status
        currentPeriodEnd
        cancelAtPeriodEnd
        restaurant {
          id
          name
        }
      }
    `,
    subscription,
  );
  const day = nextDay(period);
  return (
    <Root>
      <Name>
        <Text>
          <strong>{planName}</strong>
          {restaurant && ` ${messages.forSite(restaurant.name)}`}
        </Text>
        {day && (
          <Text $size={15} $soft $tabular>
            {(day.isEnd ? messages.endsOn : messages.renewsOn)(formatDate(day.at))}
          </Text>
        )}
        {isDue(status) && <Due $size={15}>{messages.due}</Due>}
      </Name>
      <State>
        <Cell>
          <Chip tone={statusTone(status)} dot>
            {statusWords(status)}
          </Chip>
        </Cell>
        {restaurant && canChangePlan(status) && (
          <Cell>
            <LinkButton
              variant="quiet"
              to="/packages"
              search={{ upgrading: restaurant.id }}
              aria-label={messages.changePlanOf(restaurant.name)}
            >
              {messages.changePlan}
            </LinkButton>
          </Cell>
        )}
      </State>
    </Root>
  );
}
