import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { Checklist_restaurant$key } from '../../../__generated__/Checklist_restaurant.graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Heading, Text, TextLink, VisuallyHidden } from '../../../ui/Text.tsx';
import { type Step, stepsOf } from './firstSteps.rules.ts';
import { messages } from './messages.ts';

const List = styled.ol`
  display: grid;
  > li {
    display: flex;
    gap: var(--space-2);
    align-items: flex-start;
    min-height: 36px;
    padding-block: 6px;
    font-size: var(--size-15);
  }
  > li[data-done] {
    color: var(--text-soft);
  }
  > li > svg {
    flex: none;
    margin-top: 3px;
  }
  > li[data-done] > svg {
    color: var(--success);
  }
`;

/** Where a step is taken; those without a place in the editor have a page of their own. */
function StepLink({ id, step, hasPhone }: { id: string; step: Step; hasPhone: boolean }) {
  const editor = { to: '/editor/$id', params: { id } } as const;
  const title = messages.titles[step];
  switch (step) {
    case 'email':
      return <TextLink to="/account">{title}</TextLink>;
    case 'hours':
    case 'fulfilment':
    case 'order':
      return (
        <TextLink {...editor} search={{ tab: 'ordering' }}>
          {title}
        </TextLink>
      );
    case 'zones':
      return (
        <TextLink {...editor} search={{ tab: 'ordering', part: 'areas' }}>
          {title}
        </TextLink>
      );
    case 'contact':
      return (
        <TextLink {...editor} search={{ tab: 'settings' }} hash={hasPhone ? 'addressLine' : 'phone'}>
          {title}
        </TextLink>
      );
    case 'allergens':
      return (
        <TextLink {...editor} search={{ tab: 'products', view: 'allergens' }}>
          {title}
        </TextLink>
      );
    case 'picture':
      return <TextLink {...editor}>{title}</TextLink>;
    case 'share':
      return <TextLink to="/my-restaurants">{title}</TextLink>;
  }
}

interface Props {
  restaurant: Checklist_restaurant$key;
  /** Whether the address of the owner's account is verified; true for people who cannot verify it. */
  emailVerified: boolean;
}

/** The steps to the first order with links to their places, and how many are done; nothing when all are. */
export function Checklist({ restaurant, emailVerified }: Props) {
  const { id, goLive, firstSteps } = useFragment(
    graphql`
      fragment Checklist_restaurant on Restaurant {
        id
        goLive {
          kind
          isDone
          isRequired
        }
        firstSteps {
          hasPicture
          hasOrder
          hasTestOrder
          isShared
        }
      }
    `,
    restaurant,
  );
  const title = useId();
  const steps = stepsOf({ emailVerified, goLive, firstSteps });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const hasPhone = goLive.some(({ kind, isDone }) => kind === 'PHONE' && isDone);
  return (
    <Stack $gap={2}>
      <Stack $row $between $gap={[1, 3]}>
        <Heading as="h3" id={title} $size={17}>
          {messages.title(steps.length)}
        </Heading>
        <Text $size={15} $soft $tabular>
          {messages.progress(done, steps.length)}
        </Text>
      </Stack>
      <List role="list" aria-labelledby={title}>
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone || undefined}>
            <Icon icon={isDone ? Check : Circle} size={18} />
            {isDone ? (
              <span>
                <VisuallyHidden>{messages.isDone}</VisuallyHidden>
                {messages.done[step]}
              </span>
            ) : (
              <StepLink id={id} step={step} hasPhone={hasPhone} />
            )}
          </li>
        ))}
      </List>
    </Stack>
  );
}
