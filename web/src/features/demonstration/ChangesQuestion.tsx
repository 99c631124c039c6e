import { useState, type ComponentProps } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { AnswerLayout } from './AnswerLayout.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import { messages } from './messages.ts';
import { ProjectFacts } from './ProjectFacts.tsx';

interface Props extends ComponentProps<typeof ProjectFacts> {
  asked: ComponentProps<typeof FeedbackForm>['asked'];
}

/** What should change, and the thanks for it. */
export function ChangesQuestion({ asked, ...facts }: Props) {
  const [sent, setSent] = useState<string | null>(null);
  const about = <ProjectFacts {...facts} />;
  return sent === null ? (
    <AnswerLayout title={messages.changesTitle} intro={messages.changesIntro} about={about}>
      <Stack $gap={6}>
        {!asked && <Alert tone="warning">{messages.linkCut}</Alert>}
        <FeedbackForm asked={asked} office={facts.office} onSent={setSent} />
      </Stack>
    </AnswerLayout>
  ) : (
    <AnswerLayout title={messages.changesSentTitle} intro={messages.changesSentIntro} about={about}>
      <FeedbackSent feedback={sent} />
    </AnswerLayout>
  );
}
