import { REPORT_REASON_TEXTS } from '@forkfront/common/siteReport.ts';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ReportCard_report$key } from '../../__generated__/ReportCard_report.graphql.ts';
import type { ReportCardReopenMutation } from '../../__generated__/ReportCardReopenMutation.graphql.ts';
import type { ReportCardSettleMutation } from '../../__generated__/ReportCardSettleMutation.graphql.ts';
import { formatMoment } from '../../lib/formatDate.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { ReasonForm } from './ReasonForm.tsx';

const Words = styled.p`
  max-width: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const reasonText = (reason: string): string =>
  Object.entries(REPORT_REASON_TEXTS).find(([name]) => name.toUpperCase() === reason)?.[1] ??
  REPORT_REASON_TEXTS.other;

/** A report of a site; `onMoved` after it was settled or opened again. */
export function ReportCard({ report, onMoved }: { report: ReportCard_report$key; onMoved: () => void }) {
  const { id, slug, siteId, reason, text, email, createdAt, settledAt, settledBy, settledNote } = useFragment(
    graphql`
      fragment ReportCard_report on SiteReport {
        id
        slug
        siteId
        reason
        text
        email
        createdAt
        settledAt
        settledBy
        settledNote
      }
    `,
    report,
  );
  const { show } = useSnackbar();
  const [settle, isSettling] = useInputMutation<ReportCardSettleMutation>(
    graphql`
      mutation ReportCardSettleMutation($input: SettleReportInput!) {
        settleReport(input: $input) {
          ... on SettleReportPayload @alias(as: "payload") {
            report {
              id
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.failed,
  );
  const [reopen, isReopening] = useInputMutation<ReportCardReopenMutation>(
    graphql`
      mutation ReportCardReopenMutation($input: ReopenReportInput!) {
        reopenReport(input: $input) {
          ... on ReopenReportPayload @alias(as: "payload") {
            report {
              id
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.failed,
  );
  const openAgain = async (): Promise<void> => {
    const refusal = await reopen({ reportId: id });
    show(
      refusal
        ? { message: refusal.message, color: 'error' }
        : { message: messages.reopened, color: 'success' },
    );
    if (!refusal) onMoved();
  };
  const time = (at: string): string => formatMoment(at).replace(/^at /, messages.todayAt);
  return (
    <Card as="li">
      <Stack $gap={4}>
        <Stack $gap={1}>
          <Stack $row $gap={[1, 3]}>
            <Heading as="h2" $size={17}>
              <TextLink to="/operator/sites/$id" params={{ id: siteId }}>
                {slug}
              </TextLink>
            </Heading>
            <Chip tone={settledAt == null ? 'warning' : 'success'} dot>
              {reasonText(reason)}
            </Chip>
          </Stack>
          <Text $size={15} $soft $tabular>
            {time(createdAt)}, {messages.reportedBy(email ?? messages.anonymous)}
          </Text>
        </Stack>
        {text !== '' && <Words>{text}</Words>}
        {settledAt == null ? (
          <ReasonForm
            name="note"
            label={messages.note}
            button={messages.settle}
            question={null}
            isSending={isSettling}
            send={(note) => settle({ reportId: id, note })}
            done={messages.settled}
            onDone={onMoved}
          />
        ) : (
          <Stack $gap={2} $align="start">
            <Text>{settledNote}</Text>
            <Text $size={15} $soft>
              {messages.settledBy(settledBy ?? '', time(settledAt))}
            </Text>
            <Button variant="secondary" loading={isReopening} onClick={() => void openAgain()}>
              {messages.reopen}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
