import { styled } from 'styled-components';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Bag, Bell, Plate } from '../../../ui/illustrations.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { DrawingGround } from '../drawings.tsx';
import { messages } from './messages.ts';

const DRAWINGS = [Plate, Bag, Bell];

const Steps = styled.ol`
  display: grid;
  gap: var(--space-8);
  padding: 0;
  list-style: none;
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/* The drawing is beside the text, or above it where the steps are in one row. */
const Step = styled.li`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: var(--space-5);
  @media ${atLeast('small')} {
    grid-template-columns: 200px minmax(0, 1fr);
    align-items: center;
  }
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;

const Ground = styled(DrawingGround)`
  align-self: start;
  padding: var(--space-2);
  border-radius: var(--radius-card);
  svg {
    max-width: 100%;
  }
`;

/** The three steps to a live site (spec §2). */
export function LaunchSteps() {
  return (
    <Stack as="section" $gap={8} aria-labelledby="steps">
      <Heading id="steps" $size={42}>
        {messages.stepsTitle}
      </Heading>
      <Steps role="list">
        {messages.steps.map(({ title, text }, index) => {
          const Drawing = DRAWINGS[index] ?? Plate;
          return (
            <Step key={title}>
              <Ground>
                <Drawing />
              </Ground>
              <Stack $gap={1}>
                <Heading as="h3" $size={25}>
                  {index + 1}. {title}
                </Heading>
                <Text $soft>{text}</Text>
              </Stack>
            </Step>
          );
        })}
      </Steps>
    </Stack>
  );
}
