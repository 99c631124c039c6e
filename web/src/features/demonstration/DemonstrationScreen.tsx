import { styled } from 'styled-components';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ApprovalWorkflow } from './ApprovalWorkflow.tsx';
import { messages } from './messages.ts';
import { StepList } from './StepList.tsx';

const Intro = styled(Container)`
  display: grid;
  gap: clamp(32px, 5vw, 56px);
  padding-block: clamp(40px, 6vw, 80px);
`;

/** The approval demonstration (spec §2): what it is in four steps, and the form. */
export function DemonstrationScreen() {
  return (
    <>
      <PageTitle>{messages.pageTitle}</PageTitle>
      <Intro>
        <Stack $gap={4}>
          <Heading as="h1" $size={42}>
            {messages.title}
          </Heading>
          <Text $size={20} $soft>
            {messages.intro}
          </Text>
        </Stack>
        <section aria-labelledby="steps-title">
          <VisuallyHidden as="h2" id="steps-title">
            {messages.stepsTitle}
          </VisuallyHidden>
          <StepList />
        </section>
      </Intro>
      <ApprovalWorkflow />
    </>
  );
}
