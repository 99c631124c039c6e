import { Check, Sparkles } from 'lucide-react';
import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  @media ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > section {
    display: grid;
    gap: var(--space-3);
    align-content: start;
    padding: var(--space-4);
    border-radius: var(--radius);
    background: var(--surface-2);
  }
  > section + section {
    background: var(--secondary-soft);
  }
  ul {
    display: grid;
    gap: var(--space-2);
    font-size: var(--size-15);
  }
  li {
    display: flex;
    gap: var(--space-2);
    align-items: flex-start;
  }
  svg {
    margin-top: 2px;
    color: var(--primary);
  }
`;

/** What the free plan holds, and what an upgrade adds (spec §2, claim form). */
export function FeatureLists() {
  return (
    <Root>
      <section>
        <Heading as="h3" $size={17}>
          {messages.freeTitle}
        </Heading>
        <ul role="list">
          {messages.freeFeatures.map((feature) => (
            <li key={feature}>
              <Icon icon={Check} size={18} />
              {feature}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Heading as="h3" $size={17}>
          {messages.upgradeTitle}
        </Heading>
        <ul role="list">
          {messages.upgradeFeatures.map((feature) => (
            <li key={feature}>
              <Icon icon={Sparkles} size={18} />
              {feature}
            </li>
          ))}
        </ul>
        <Text $size={13} $soft>
          {messages.upgradeNote}
        </Text>
      </section>
    </Root>
  );
}
