import { RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { Alert } from '../../ui/Alert.tsx';
import { atLeast, below } from '../../ui/breakpoints.ts';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { revealOf, siteOf, stepOf } from './conversation.rules.ts';
import { Conversation, NoticesAbove } from './Conversation.tsx';
import { messages } from './messages.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { PreviewPeek, useIsWide, usePreviewDrawer } from './PreviewPeek.tsx';
import { SitePicture } from './SitePicture.tsx';
import { FactsAbove, useFactsCard } from './card/useFactsCard.tsx';
import { SetupSteps } from './SetupSteps.tsx';
import { useClaimed } from './useClaimed.ts';
import { useConversation } from './useConversation.ts';
import { useStartOver } from './useStartOver.ts';
import { Chat, Side } from './widget/widgetLayout.ts';

const TIERS: readonly ChipTone[] = ['platinum', 'gold', 'silver', 'free'];

/** The selected plan in the colours of its tier (spec §3). `name` is for example "Gold" or "Gold Restaurant". */
function PlanChip({ name }: { name: string }) {
  const tone = TIERS.find((tier) => name.toLowerCase().includes(tier)) ?? 'neutral';
  return <Chip tone={tone}>{messages.plan(name)}</Chip>;
}

const SetupIntroRoot = styled.header`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
`;

/** Introduces the setup page; it is readable before the chat opens, and without scripts. */
function SetupIntro() {
  return (
    <SetupIntroRoot>
      <Heading as="h1" $size={25}>
        {messages.title}
      </Heading>
      <Text $soft>{messages.intro}</Text>
      <noscript>
        <Alert tone="info">{messages.needsScript}</Alert>
      </noscript>
    </SetupIntroRoot>
  );
}

/* The history scrolls inside the page. In a low window the whole page scrolls. */
const Root = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  @media (min-height: 560px) {
    flex: none;
    height: calc(100dvh - var(--header) - 1px);
  }
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) clamp(380px, 34vw, var(--side));
  }
`;

const Top = styled.div`
  flex: none;
  display: flex;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding: var(--space-2) var(--gutter);
  border-bottom: 1px solid var(--line);
`;

const Plan = styled.div`
  display: none;
  @media ${atLeast('small')} {
    display: block;
  }
`;

/* A prerendered page contains both forms of the preview and shows the one that fits. */
const Strip = styled.div`
  @media ${atLeast('medium')} {
    display: none;
  }
`;

/* Its space is reserved, so that the steps do not move. */
const Restart = styled.div`
  &[data-waits='true'] {
    visibility: hidden;
  }
`;

const WideSide = styled(Side)`
  @media ${below('medium')} {
    display: none;
  }
`;

/** The onboarding page (spec §2): steps, chat and preview. `packageName`: the selected plan. */
export function SetupScreen({ packageName }: { packageName: string }) {
  const conversation = useConversation(packageName);
  const { state, startOver } = conversation;
  const isWide = useIsWide();
  const onClaimed = useClaimed();
  const askToStartOver = useStartOver(state, startOver);
  const site = siteOf(state);
  const { isOpen, open, drawer } = usePreviewDrawer(site);
  const facts = useFactsCard(conversation);

  return (
    <Root data-reveal={revealOf(state)}>
      <PageTitle>{messages.title}</PageTitle>
      <NoticesAbove />
      {facts.card}
      <Chat>
        <Top>
          <Plan>
            <PlanChip name={state.packageName ?? packageName} />
          </Plan>
          <SetupSteps step={stepOf(state.currentAction)} plan={state.packageName} />
          <Restart data-waits={state.status === 'opening'}>
            <IconButton icon={RotateCcw} label={messages.startOver} onClick={() => void askToStartOver()} />
          </Restart>
        </Top>
        {isWide !== true && (
          <Strip>
            <PreviewPeek site={site} isOpen={isOpen} onOpen={open} />
            {facts.place && <FactsAbove>{facts.place}</FactsAbove>}
          </Strip>
        )}
        <Conversation
          {...conversation}
          onClaimed={onClaimed}
          intro={<SetupIntro />}
          picture={isWide === false && <SitePicture site={site} onOpen={open} />}
        />
        {drawer}
      </Chat>
      {isWide !== false && (
        <WideSide aria-label={messages.previewLabel}>
          {facts.place}
          <PreviewPane {...site} isAlone={revealOf(state) === 'alone'} />
        </WideSide>
      )}
    </Root>
  );
}
