import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { ApprovalForm } from './ApprovalForm.tsx';
import { MailPreview } from './MailPreview.tsx';
import { messages } from './messages.ts';
import { useApprovalForm } from './useApprovalForm.ts';

const Band = styled.section`
  flex: 1;
  border-top: 1px solid var(--line);
  background: var(--secondary-soft);
`;

const Root = styled(Container)`
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

/** The form, and beside it the mail that it makes. */
export function ApprovalWorkflow() {
  const form = useApprovalForm();
  return (
    <Band aria-labelledby="workflow-title">
      <Root>
        <Title id="workflow-title" $size={32}>
          {messages.formTitle}
        </Title>
        <Paper>
          <ApprovalForm form={form} />
        </Paper>
        <MailPreview {...form.values} />
      </Root>
    </Band>
  );
}
