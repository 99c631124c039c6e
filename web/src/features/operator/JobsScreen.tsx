import { useState, useTransition } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { JobsScreenQuery } from '../../__generated__/JobsScreenQuery.graphql.ts';
import type { JobsScreenRetryMutation } from '../../__generated__/JobsScreenRetryMutation.graphql.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TillRoll } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Row, Rows } from '../../ui/Rows.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading } from '../../ui/Text.tsx';
import { ConsolePage } from './ConsolePage.tsx';
import { JobRow } from './JobRow.tsx';
import { messages } from './messages.ts';

function Kind({ kind, count, onMoved }: { kind: string; count: number; onMoved: () => void }) {
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const [retry, isRetrying] = useMutationOutcome<JobsScreenRetryMutation>(graphql`
    mutation JobsScreenRetryMutation($input: RetryJobsInput!) {
      retryJobs(input: $input) {
        ... on RetryJobsPayload @alias(as: "payload") {
          retriedCount
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const retryAll = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.retryAllTitle(kind),
      text: messages.retryAllText,
      confirmText: messages.retryAll(count),
    });
    if (!isSure) return;
    const { payload, refusal } = await retry({ variables: { input: { kind } }, fallback: messages.failed });
    show(
      refusal
        ? { message: refusal.message, color: 'error' }
        : { message: messages.retried(payload.retriedCount), color: 'success' },
    );
    if (!refusal) onMoved();
  };
  return (
    <Row $dense>
      <Stack $row $between $gap={[2, 4]}>
        <strong>{kind}</strong>
        <Button variant="secondary" loading={isRetrying} onClick={() => void retryAll()}>
          {messages.retryAll(count)}
        </Button>
      </Stack>
    </Row>
  );
}

function LoadedJobs() {
  // Each retry asks again; the old list stays until the answer.
  const [fetchKey, setFetchKey] = useState(0);
  const [, startRefresh] = useTransition();
  const { operator } = useLazyLoadQuery<JobsScreenQuery>(
    graphql`
      query JobsScreenQuery @throwOnFieldError {
        operator {
          failedJobKinds {
            kind
            count
          }
          failedJobs {
            id
            ...JobRow_job
          }
        }
      }
    `,
    {},
    { fetchKey, fetchPolicy: 'network-only' },
  );
  const onMoved = (): void => startRefresh(() => setFetchKey((key) => key + 1));
  const { failedJobKinds: kinds = [], failedJobs: jobs = [] } = operator ?? {};
  if (jobs.length === 0) return <EmptyState illustration={TillRoll} title={messages.jobsEmpty} />;
  return (
    <Stack $gap={8}>
      <Stack $gap={4}>
        <Heading as="h2" $size={20}>
          {messages.jobKinds}
        </Heading>
        <Rows role="list" aria-label={messages.jobKinds}>
          {kinds.map(({ kind, count }) => (
            <Kind key={kind} kind={kind} count={count} onMoved={onMoved} />
          ))}
        </Rows>
      </Stack>
      <Stack $gap={4}>
        <Heading as="h2" $size={20}>
          {messages.failedJobs}
        </Heading>
        <Rows role="list" aria-label={messages.failedJobs}>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} onMoved={onMoved} />
          ))}
        </Rows>
      </Stack>
    </Stack>
  );
}

/** The background jobs that have failed. */
export function JobsScreen() {
  return (
    <ConsolePage
      title={messages.jobsTitle}
      intro={messages.jobsIntro}
      loading={messages.jobsLoading}
      failure={messages.jobsLoadFailed}
    >
      <LoadedJobs />
    </ConsolePage>
  );
}
