import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

type State = 'done' | 'now' | 'later';

const List = styled.ol`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
`;

/* Each step draws the line to the step before it. */
const Item = styled.li<{ $state: State }>`
  position: relative;
  display: grid;
  gap: 4px;
  justify-items: center;
  color: ${({ $state }) => ($state === 'now' ? 'var(--text)' : 'var(--text-soft)')};
  font-size: var(--size-13);
  font-weight: ${({ $state }) => ($state === 'now' ? 650 : 500)};
  line-height: 1.3;
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    top: 9px;
    right: calc(50% + 14px);
    width: calc(100% - 28px);
    height: 2px;
    border-radius: 1px;
    background: ${({ $state }) => ($state === 'later' ? 'var(--line)' : 'var(--primary)')};
    transition: background var(--ease);
  }
`;

const Dot = styled.span<{ $state: State }>`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 2px solid ${({ $state }) => ($state === 'later' ? 'var(--line-strong)' : 'var(--primary)')};
  border-radius: 50%;
  background: ${({ $state }) => ($state === 'done' ? 'var(--primary)' : 'var(--bg)')};
  color: var(--on-primary);
  &::after {
    content: '';
    display: ${({ $state }) => ($state === 'now' ? 'block' : 'none')};
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--primary);
  }
`;

/** The steps Details, Logo, Menu, Done! (spec §2). `step`: the current one; step 4 counts as done. `plan`: null until known. */
export function SetupSteps({ step, plan }: { step: 1 | 2 | 3 | 4; plan: string | null }) {
  const steps = messages.steps(plan);
  return (
    <List role="list" aria-label={messages.stepsLabel}>
      {steps.map((label, index) => {
        const number = index + 1;
        const isDone = number < step || step === steps.length;
        const state: State = isDone ? 'done' : number === step ? 'now' : 'later';
        return (
          <Item key={label} $state={state} aria-current={number === step ? 'step' : undefined}>
            <Dot $state={state} aria-hidden>
              {isDone && <Icon icon={Check} size={14} />}
            </Dot>
            <span>
              {label}
              {isDone && <VisuallyHidden> ({messages.stepDone})</VisuallyHidden>}
            </span>
          </Item>
        );
      })}
    </List>
  );
}
