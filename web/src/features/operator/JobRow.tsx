import { graphql, useFragment } from 'react-relay';
import type { JobRow_job$key } from '../../__generated__/JobRow_job.graphql.ts';
import type { JobRowDiscardMutation } from '../../__generated__/JobRowDiscardMutation.graphql.ts';
import type { JobRowRetryMutation } from '../../__generated__/JobRowRetryMutation.graphql.ts';
import { formatMoment } from '../../lib/formatDate.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Row } from '../../ui/Rows.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { ReasonForm } from './ReasonForm.tsx';

const time = (at: string): string => formatMoment(at).replace(/^at /, messages.todayAt);

/** A failed job as a row of a list; `onMoved` after it was retried or discarded. */
export function JobRow({ job, onMoved }: { job: JobRow_job$key; onMoved: () => void }) {
  const { id, kind, attempts, maxAttempts, lastError, createdAt, nextAttemptAt } = useFragment(
    graphql`
      fragment JobRow_job on FailedJob {
        id
        kind
        attempts
        maxAttempts
        lastError
        createdAt
        nextAttemptAt
      }
    `,
    job,
  );
  const { show } = useSnackbar();
  const [retry, isRetrying] = useInputMutation<JobRowRetryMutation>(
    graphql`
      mutation JobRowRetryMutation($input: RetryJobInput!) {
        retryJob(input: $input) {
          ... on RetryJobPayload @alias(as: "payload") {
            retriedCount
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.failed,
  );
  const [discard, isDiscarding] = useInputMutation<JobRowDiscardMutation>(
    graphql`
      mutation JobRowDiscardMutation($input: DiscardJobInput!) {
        discardJob(input: $input) {
          ... on DiscardJobPayload @alias(as: "payload") {
            discardedJobId
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.failed,
  );
  const again = async (): Promise<void> => {
    const refusal = await retry({ jobId: id });
    show(
      refusal
        ? { message: refusal.message, color: 'error' }
        : { message: messages.retried(1), color: 'success' },
    );
    if (!refusal) onMoved();
  };
  return (
    <Row>
      <Stack $row $between $gap={[2, 4]}>
        <div>
          <strong>{kind}</strong>
          <Text $size={15} $soft $tabular>
            {time(createdAt)}, {messages.attempts(attempts, maxAttempts)}
            {nextAttemptAt != null && `, ${messages.nextAttempt(time(nextAttemptAt))}`}
          </Text>
        </div>
        <Button variant="secondary" loading={isRetrying} onClick={() => void again()}>
          {messages.retry}
        </Button>
      </Stack>
      {lastError !== '' && <Text $size={15}>{lastError}</Text>}
      <Disclosure title={messages.discard}>
        <ReasonForm
          name="reason"
          label={messages.discardReason}
          button={messages.discard}
          question={{ title: messages.discardTitle, text: messages.discardText, destructive: true }}
          isSending={isDiscarding}
          send={(reason) => discard({ jobId: id, reason })}
          done={messages.discarded}
          onDone={onMoved}
        />
      </Disclosure>
    </Row>
  );
}
