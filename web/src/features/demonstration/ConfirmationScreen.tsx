import { useEffect, useRef, useState } from 'react';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { AnswerPage } from './AnswerPage.tsx';
import { AnswerSkeleton } from './AnswerSkeleton.tsx';
import { ApprovedDrawing } from './ApprovedDrawing.tsx';
import { messages } from './messages.ts';
import { ProjectApproval } from './ProjectApproval.tsx';

/**
 * A client approves, and is thanked (spec §2). With the token of a mailed link it takes one press, because programs that
 * look for dangerous mail open its links too; without one there is nothing to do but to thank.
 */
export function ConfirmationScreen({ token }: { token: string | undefined }) {
  const [approved, setApproved] = useState<string | null>(null);
  if (token === undefined || approved === token) return <Thanks isNews={approved !== null} />;
  return (
    <AnswerPage title={messages.approvePageTitle}>
      <QueryBoundary
        fallback={
          <AnswerSkeleton title={messages.approveTitle} intro={messages.approveIntro} fieldHeight={0} />
        }
        heading={messages.approveTitle}
        failure={messages.projectFailed}
        resetKey={token}
      >
        <ProjectApproval key={token} token={token} onApproved={() => setApproved(token)} />
      </QueryBoundary>
    </AnswerPage>
  );
}

/** `isNews`: in the place of the button that was pressed, so that keyboard and screen reader go on here. */
function Thanks({ isNews }: { isNews: boolean }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isNews) text.current?.focus();
  }, [isNews]);
  return (
    <PlainScreen
      title={messages.confirmationTitle}
      illustration={ApprovedDrawing}
      actions={
        <LinkButton to="/demonstration" variant="secondary">
          {messages.toDemonstration}
        </LinkButton>
      }
    >
      <span ref={text} tabIndex={-1}>
        {messages.confirmationText}
      </span>
    </PlainScreen>
  );
}
