import { styled } from 'styled-components';
import { Heading } from '../../../ui/Heading.tsx';
import { Bag } from '../../../ui/illustrations/Bag.tsx';
import { Bell } from '../../../ui/illustrations/Bell.tsx';
import { Plate } from '../../../ui/illustrations/Plate.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';

const DRAWINGS = [Plate, Bag, Bell];

const Steps = styled.ol`
  display: grid;
  gap: var(--space-8);
  padding: 0;
  list-style: none;
  @media (min-width: 760px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  @media (max-width: 759px) {
    display: grid;
    grid-template-columns: 112px 1fr;
    gap: var(--space-1) var(--space-4);
    > svg {
      grid-row: span 2;
      width: 112px;
      height: 90px;
    }
  }
`;

/** How a site goes live (spec §2). */
export function LaunchSteps() {
  return (
    <Stack as="section" $gap={6} aria-labelledby="steps">
      <Heading id="steps" $size={32}>
        {messages.stepsTitle}
      </Heading>
      <Steps role="list">
        {messages.steps.map(({ title, text }, index) => {
          const Drawing = DRAWINGS[index] ?? Plate;
          return (
            <Step key={title}>
              <Drawing />
              <Heading as="h3" $size={20}>
                {index + 1}. {title}
              </Heading>
              <Text $soft>{text}</Text>
            </Step>
          );
        })}
      </Steps>
    </Stack>
  );
}
