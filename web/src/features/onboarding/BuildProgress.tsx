import { Check } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { BuildStep } from './conversationState.ts';
import { messages } from './messages.ts';

const STEPS: readonly BuildStep[] = ['SITE', 'MENU', 'COLOURS', 'PUBLISH'];

const tick = keyframes`from { opacity: 0; transform: scale(0.4); }`;

const Root = styled.section`
  display: grid;
  gap: var(--space-3);
  margin-left: 48px;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  font-size: var(--size-15);
  h2 {
    font-size: var(--size-15);
    font-weight: 650;
  }
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  @media ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Item = styled.li<{ $done: boolean; $index: number }>`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  color: ${({ $done }) => ($done ? 'inherit' : 'var(--text-soft)')};
  > span {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: ${({ $done }) => ($done ? 'var(--success-soft)' : 'var(--surface-2)')};
    color: ${({ $done }) => ($done ? 'var(--on-success-soft)' : 'var(--text-soft)')};
    font-size: 12px;
    animation: ${tick} 200ms ease-out backwards;
    /* Parts that come in the same moment are ticked one after the other. */
    animation-delay: ${({ $index }) => $index * 140}ms;
  }
`;

/** The parts of the preview, ticked off as they are done. */
export function BuildProgress({ built }: { built: readonly BuildStep[] }) {
  return (
    <Root>
      <h2>{messages.building}</h2>
      <List role="list">
        {STEPS.map((step, index) => {
          const isDone = built.includes(step);
          return (
            <Item key={step} $done={isDone} $index={index}>
              <span>{isDone ? <Icon icon={Check} size={16} /> : <Spinner />}</span>
              {messages.buildSteps[step]}
            </Item>
          );
        })}
      </List>
    </Root>
  );
}
