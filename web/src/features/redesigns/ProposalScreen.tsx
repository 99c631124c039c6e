import { REDESIGN_LIMITS } from '@forkfront/common/limits.ts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ProposalScreen_proposal$key } from '../../__generated__/ProposalScreen_proposal.graphql.ts';
import type { ProposalScreenAnswerMutation } from '../../__generated__/ProposalScreenAnswerMutation.graphql.ts';
import type { ProposalScreenQuery } from '../../__generated__/ProposalScreenQuery.graphql.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { formText, presentErrors } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { focusNew } from '../../lib/focus.ts';
import { formatDate, formatMoment } from '../../lib/formatDate.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { AnchorButton, Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextareaField } from '../../ui/Field.tsx';
import { Bell, TillRoll } from '../../ui/illustrations.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { Pictures } from './Pictures.tsx';

const Words = styled.p`
  max-width: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

type Answer = (answer: 'APPROVED' | 'CHANGES_ASKED', text: string | null) => Promise<Refusal | null>;

/** Approves with one press, or sends what to change. */
function Answers({ answer, isAnswering }: { answer: Answer; isAnswering: boolean }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const approve = async (): Promise<void> => setRefusal(await answer('APPROVED', null));
  const { failure, field, onSubmit, forget } = useFormSubmit({
    read: (data) => ({ text: formText(data, 'text') }),
    check: ({ text }) => presentErrors({ text: text.trim() === '' ? messages.changesMissing : null }),
    send: ({ text }) => answer('CHANGES_ASKED', text),
  });
  return (
    <Card>
      <Stack $gap={6}>
        <FailureAlert failure={refusal} onWaited={() => setRefusal(null)} />
        <div>
          <Button size="large" loading={isAnswering} onClick={() => void approve()}>
            {messages.approveDesign}
          </Button>
        </div>
        <Form gap={4} onSubmit={onSubmit}>
          <TextareaField {...field('text')} label={messages.changes} maxLength={REDESIGN_LIMITS.text} />
          <FailureAlert failure={failure} onWaited={forget} />
          <div>
            <Button type="submit" variant="secondary" loading={isAnswering}>
              {messages.askChanges}
            </Button>
          </div>
        </Form>
      </Stack>
    </Card>
  );
}

/** Why there is nothing to answer. `isNews`: it replaces the pressed button and takes the focus. */
function Settled({
  restaurantId,
  standing,
  isNews,
}: {
  restaurantId: string;
  standing: keyof typeof messages.standings;
  isNews: boolean;
}) {
  const { title, text } = messages.standings[standing];
  return (
    <PlainScreen
      title={title}
      illustration={standing === 'APPROVED' ? Bell : TillRoll}
      actions={
        <LinkButton
          to="/editor/$id"
          params={{ id: restaurantId }}
          search={{ tab: 'redesign' }}
          variant="secondary"
        >
          {messages.openRedesign}
        </LinkButton>
      }
    >
      <span ref={isNews ? focusNew : undefined} tabIndex={-1}>
        {text}
      </span>
    </PlainScreen>
  );
}

function Proposal({ token, proposal }: { token: string; proposal: ProposalScreen_proposal$key }) {
  const { restaurantId, restaurantName, text, link, imageUrls, at, standing, answerableUntil } = useFragment(
    graphql`
      fragment ProposalScreen_proposal on RedesignProposal {
        restaurantId
        restaurantName
        text
        link
        imageUrls
        at
        standing
        answerableUntil
      }
    `,
    proposal,
  );
  const [answered, setAnswered] = useState<'APPROVED' | 'CHANGES_ASKED' | null>(null);
  const [commit, isAnswering] = useMutationOutcome<ProposalScreenAnswerMutation>(graphql`
    mutation ProposalScreenAnswerMutation($input: AnswerRedesignProposalInput!) {
      answerRedesignProposal(input: $input) {
        ... on AnswerRedesignProposalPayload @alias(as: "payload") {
          __typename
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const answer: Answer = async (wanted, words) => {
    const input = { token, answer: wanted, text: words };
    const { refusal } = await commit({ variables: { input }, fallback: messages.failed });
    if (!refusal) setAnswered(wanted);
    return refusal;
  };
  const settled = answered ?? standing;
  if (settled !== 'OPEN' && settled !== '%future added value')
    return <Settled restaurantId={restaurantId} standing={settled} isNews={answered !== null} />;
  return (
    <Page $width={760}>
      <PageTitle>{messages.answerTitle}</PageTitle>
      <Stack $gap={3}>
        <Heading as="h1" $size={42}>
          {messages.answerHeading(restaurantName)}
        </Heading>
        <Text $size={20} $soft>
          {messages.answerIntro}
        </Text>
      </Stack>
      <Stack $gap={4}>
        {text != null && <Words>{text}</Words>}
        {imageUrls.length > 0 && <Pictures urls={imageUrls} label={messages.proposalPictures} isMain />}
        {link != null && (
          <div>
            <AnchorButton href={link} target="_blank" rel="noreferrer" variant="secondary">
              {messages.draft}
            </AnchorButton>
          </div>
        )}
        <Text $size={15} $soft>
          {messages.proposedAt(formatMoment(at))} {messages.answerUntil(formatDate(answerableUntil))}
        </Text>
      </Stack>
      <Answers answer={answer} isAnswering={isAnswering} />
    </Page>
  );
}

function LoadedProposal({ token }: { token: string }) {
  const { redesignProposal } = useScreenQuery<ProposalScreenQuery>(
    graphql`
      query ProposalScreenQuery($token: String!) @throwOnFieldError {
        redesignProposal(token: $token) {
          ...ProposalScreen_proposal
        }
      }
    `,
    { token },
    'store-and-network',
  );
  if (redesignProposal) return <Proposal token={token} proposal={redesignProposal} />;
  return (
    <PlainScreen
      title={messages.goneTitle}
      illustration={TillRoll}
      actions={<LinkButton to="/dashboard">{messages.toDashboard}</LinkButton>}
    >
      {messages.goneText}
    </PlainScreen>
  );
}

/**
 * The page of the link in the mail of a proposal, without signing in. Opening it changes nothing, because mail scanners open
 * links too (decision 15).
 */
export function ProposalScreen({ token }: { token: string }) {
  return (
    <QueryBoundary
      fallback={
        <Page $width={760} $tall>
          <Heading as="h1" $size={42}>
            {messages.answerTitle}
          </Heading>
          <SkeletonRegion label={messages.answerLoading}>
            <Stack $gap={6}>
              <Skeleton $height="120px" $radius="var(--radius-card)" />
              <Skeleton $height="260px" $radius="var(--radius-card)" />
            </Stack>
          </SkeletonRegion>
        </Page>
      }
      failure={messages.answerLoadFailed}
      heading={messages.answerTitle}
      resetKey={token}
    >
      <LoadedProposal key={token} token={token} />
    </QueryBoundary>
  );
}
