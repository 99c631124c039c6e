import { AtSign, ImageUp, MailCheck, Send, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const ICONS: LucideIcon[] = [AtSign, ImageUp, Send, MailCheck];

const List = styled.ol`
  display: grid;
  gap: var(--space-6) var(--space-8);
  @media ${atLeast('small')} {
    grid-template-columns: 1fr 1fr;
  }
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2) var(--space-4);
  align-content: start;
  @media ${atLeast('medium')} {
    grid-template-columns: none;
    gap: var(--space-3);
    /* The way to the next step, where they stand in one row. */
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      top: 25px;
      left: 64px;
      right: calc(12px - var(--space-8));
      border-top: 2px dashed var(--line-strong);
      opacity: 0.6;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  background: var(--secondary);
  color: var(--on-secondary);
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  align-content: start;
`;

/** The four steps (spec §2). */
export function StepList() {
  return (
    <List role="list">
      {messages.steps.map(({ title, text }, number) => {
        const icon = ICONS[number];
        return (
          <Step key={title}>
            <Mark>{icon && <Icon icon={icon} size={24} />}</Mark>
            <Words>
              <strong>
                {number + 1}. {title}
              </strong>
              <Text $size={15} $soft>
                {text}
              </Text>
            </Words>
          </Step>
        );
      })}
    </List>
  );
}
