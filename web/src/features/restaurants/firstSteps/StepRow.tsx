import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Heading, Text, VisuallyHidden } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';

type State = 'done' | 'next' | 'later';

const Root = styled.li<{ $state: State }>`
  display: grid;
  grid-template-columns: 30px minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  align-items: ${({ $state }) => ($state === 'done' ? 'center' : 'start')};
  padding: ${({ $state }) => ($state === 'done' ? 'var(--space-2)' : 'var(--space-4)')} var(--space-4);
  border-radius: var(--radius);
  background: ${({ $state }) => ($state === 'next' ? 'var(--primary-soft)' : 'transparent')};
  color: ${({ $state }) => ($state === 'done' ? 'var(--text-soft)' : 'var(--text)')};
  @media ${atLeast('small')} {
    grid-template-columns: 30px minmax(0, 1fr) auto;
  }
`;

const MARKS: Record<State, string> = {
  done: 'background: var(--success-soft); color: var(--on-success-soft);',
  next: 'background: var(--primary); color: var(--on-primary);',
  later: 'border: 1.5px solid var(--line-strong); color: var(--text-soft);',
};

const Mark = styled.span<{ $state: State }>`
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border-radius: 50%;
  font-size: var(--size-15);
  font-weight: 650;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  ${({ $state }) => MARKS[$state]}
`;

const Texts = styled.div`
  align-self: center;
  overflow-wrap: anywhere;
`;

/* Below the texts on phones, beside them otherwise. */
const Action = styled.div`
  grid-column: 2;
  @media ${atLeast('small')} {
    grid-column: 3;
    align-self: center;
  }
`;

type Props =
  | { state: 'done'; title: string }
  | {
      state: 'next' | 'later';
      title: string;
      /** Counted from 1. */
      number: number;
      text: string;
      action: ReactNode;
    };

/** One step; a step that is done shows only its title. */
export function StepRow(props: Props) {
  const { state, title } = props;
  if (props.state === 'done')
    return (
      <Root $state={state}>
        <Mark $state={state} aria-hidden>
          <Icon icon={Check} size={18} />
        </Mark>
        <Texts>
          <Text $size={15}>
            <VisuallyHidden>{messages.isDone}</VisuallyHidden>
            {title}
          </Text>
        </Texts>
      </Root>
    );
  return (
    <Root $state={state} aria-current={state === 'next' ? 'step' : undefined}>
      <Mark $state={state} aria-hidden>
        {props.number}
      </Mark>
      <Texts>
        <Heading as="h3" $size={17}>
          {title}
        </Heading>
        <Text $size={15} $soft>
          {props.text}
        </Text>
      </Texts>
      <Action>{props.action}</Action>
    </Root>
  );
}
