import { AtSign, ImageUp, MailCheck, Send, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Container, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Text, Heading, VisuallyHidden } from '../../ui/Text.tsx';
import { emptyApproval } from './approval.rules.ts';
import { ApprovalForm } from './ApprovalForm.tsx';
import { MailPreview } from './MailPreview.tsx';
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
    /* A line to the next step. */
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
function StepList() {
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

const Band = styled.section`
  flex: 1;
  border-top: 1px solid var(--line);
  background: var(--secondary-soft);
`;

const ApprovalWorkflowRoot = styled(Container)`
  display: grid;
  gap: var(--space-6) clamp(32px, 5vw, 64px);
  align-items: start;
  padding-block: clamp(40px, 6vw, 80px);
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

const Title = styled(Heading)`
  grid-column: 1 / -1;
`;

const Paper = styled(Card)`
  padding: clamp(20px, 3.5vw, 32px);
`;

/** The form beside a preview of the mail. */
function ApprovalWorkflow() {
  const [values, setValues] = useState(emptyApproval);
  return (
    <Band aria-labelledby="workflow-title">
      <ApprovalWorkflowRoot>
        <Title id="workflow-title" $size={32}>
          {messages.formTitle}
        </Title>
        <Paper>
          <ApprovalForm values={values} setValues={setValues} />
        </Paper>
        <MailPreview {...values} />
      </ApprovalWorkflowRoot>
    </Band>
  );
}

const Intro = styled(Container)`
  display: grid;
  gap: clamp(32px, 5vw, 56px);
  padding-block: clamp(40px, 6vw, 80px);
`;

/** The approval demonstration (spec §2): four steps and the form. */
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
