import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Bell } from '../../ui/illustrations/Bell.tsx';
import { TillRoll } from '../../ui/illustrations/TillRoll.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ApprovedDrawing } from './ApprovedDrawing.tsx';
import { messages } from './messages.ts';
import { useApproveProject, type ApprovalOutcome } from './useApproveProject.ts';

/** A client has answered (spec §2). With the token of a mailed link it approves on arrival, once; without one there is nothing to do but to thank. */
export function ConfirmationScreen({ token }: { token: string | undefined }) {
  const approve = useApproveProject();
  const [outcome, setOutcome] = useState<ApprovalOutcome | null>(null);
  const begun = useRef<string | null>(null);

  const begin = useCallback(
    async (link: string): Promise<void> => {
      setOutcome(null);
      setOutcome(await approve(link));
    },
    [approve],
  );

  useEffect(() => {
    // Effects that are run twice must not answer twice and then call it answered already.
    if (token === undefined || begun.current === token) return;
    begun.current = token;
    void begin(token);
  }, [begin, token]);

  if (token === undefined) return <Shown {...THANKS} />;
  if (outcome?.kind === 'failed')
    return (
      <Shown
        {...FAILED}
        text={outcome.message}
        action={<Button onClick={() => void begin(token)}>{messages.retry}</Button>}
      />
    );
  return <Shown {...viewOf(outcome)} />;
}

interface View {
  title: string;
  text: string;
  illustration: ComponentType;
  isWaiting?: boolean;
}

const THANKS: View = {
  title: messages.confirmationTitle,
  text: messages.confirmationText,
  illustration: ApprovedDrawing,
};
const FAILED = { title: messages.confirmFailedTitle, illustration: Bell };

function viewOf(outcome: Exclude<ApprovalOutcome, { kind: 'failed' }> | null): View {
  if (!outcome)
    return {
      title: messages.confirmingTitle,
      text: messages.confirming,
      illustration: Bell,
      isWaiting: true,
    };
  if (outcome.kind === 'approved') return THANKS;
  return outcome.kind === 'answered'
    ? { title: messages.answeredTitle, text: outcome.message, illustration: ApprovedDrawing }
    : { title: messages.linkInvalidTitle, text: outcome.message, illustration: TillRoll };
}

function Shown({ title, text, illustration, isWaiting, action }: View & { action?: ReactNode }) {
  const way = (
    <LinkButton to="/demonstration" variant="secondary">
      {messages.toDemonstration}
    </LinkButton>
  );
  return (
    <PlainScreen title={title} illustration={illustration} actions={isWaiting ? null : (action ?? way)}>
      <span role="status">
        {isWaiting && <Spinner />} {text}
      </span>
    </PlainScreen>
  );
}
