import { Check, Sparkles, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { timings } from '../../lib/timings.ts';
import { Alert } from '../../ui/Alert.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { AnchorButton, Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconList } from '../../ui/IconList.tsx';
import { Bell } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import type { Draft } from './conversationRequests.ts';
import { messages } from './messages.ts';
import { isWriting } from './useReveal.ts';

/** Milliseconds between two bursts. */
const BURST = 400;
/** Milliseconds that the last pieces fall. */
const FALL = 2_400;
/** Frames that a piece lives: FALL at 60 in a second. */
const TICKS = 144;

/** Confetti from both sides for 6 s (spec §2, §9), not with reduced motion. Returns the function that stops it. */
export function celebrate(canvas: HTMLCanvasElement, colours: string[]): () => void {
  let stop = (): void => undefined;
  let isOver = false;
  void import('canvas-confetti').then(({ default: confetti }) => {
    if (isOver || !canvas.getContext('2d')) return;
    // A worker would need a blob address, which the content security policy refuses.
    const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
    const burst = (): void => {
      const shared = { particleCount: 28, ticks: TICKS, spread: 62, startVelocity: 46, colors: colours };
      void fire({ ...shared, angle: 60, origin: { x: 0, y: 0.7 } });
      void fire({ ...shared, angle: 120, origin: { x: 1, y: 0.7 } });
    };
    burst();
    const bursts = setInterval(burst, BURST);
    const last = setTimeout(() => clearInterval(bursts), timings.claimCelebration - FALL);
    // A slow machine draws fewer frames, so pieces may still fall.
    const end = setTimeout(() => fire.reset(), timings.claimCelebration);
    stop = () => {
      clearInterval(bursts);
      clearTimeout(last);
      clearTimeout(end);
      fire.reset();
    };
  });
  return () => {
    isOver = true;
    stop();
  };
}

const FeatureListsRoot = styled.div`
  display: grid;
  gap: var(--space-4);
  @media ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > section {
    display: grid;
    gap: var(--space-3);
    align-content: start;
    padding: var(--space-4);
    border-radius: var(--radius);
    background: var(--surface-2);
  }
  > section + section {
    background: var(--secondary-soft);
  }
`;

/** The features of the free plan and of an upgrade (spec §2, claim form). */
export function FeatureLists() {
  return (
    <FeatureListsRoot>
      <section>
        <Heading as="h3" $size={17}>
          {messages.freeTitle}
        </Heading>
        <IconList icon={Check} items={messages.freeFeatures} colour="primary" isSmall />
      </section>
      <section>
        <Heading as="h3" $size={17}>
          {messages.upgradeTitle}
        </Heading>
        <IconList icon={Sparkles} items={messages.upgradeFeatures} colour="primary" isSmall />
        <Text $size={13} $soft>
          {messages.upgradeNote}
        </Text>
      </section>
    </FeatureListsRoot>
  );
}

/* The confetti falls behind the content. */
const Root = styled(Card)`
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: clamp(20px, 4vw, 40px);
  /* Close below the edge of the chat, which keeps more room above a field. */
  scroll-margin-top: calc(-1 * var(--space-8));
`;

const comeIn = keyframes`from { opacity: 0; transform: translateY(12px); }`;

/* Above a picture of the site it stands in the middle. */
const Title = styled(Heading)`
  &:has(+ button) {
    text-align: center;
  }
`;

/* What follows the site keeps its place until it comes: first what is chosen, then the form. */
const Rest = styled.div<{ $isAlone: boolean; $delay?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  h2 + & {
    margin-top: calc(-1 * var(--space-4));
  }
  ${({ $isAlone, $delay = 0 }) =>
    $isAlone
      ? 'visibility: hidden;'
      : css`
          animation: ${comeIn} 200ms ease-out ${$delay}ms backwards;
        `}
`;

const Confetti = styled.canvas`
  position: fixed;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

interface Props {
  previewUrl: string;
  claimToken: string;
  /** It became ready just now: the confetti falls and the title gets the focus. */
  isNew: boolean;
  /** Colours of the confetti; null: defaults. */
  brand: Draft['brand'];
  /** Whether the hours in which people can order are known; otherwise the panel says that the assistant asks for them. */
  hasHours: boolean;
  /** The title and the site stand alone. */
  isAlone: boolean;
  /** The site, where it is not beside the chat. */
  picture: ReactNode;
  onClaimed: () => void;
  /** Goes on with the conversation; null when it is gone. */
  onChange: (() => void) | null;
  /** Sets up another website instead; null while the conversation can go on. */
  onStartOver: (() => void) | null;
  /** The choice of the design. */
  design: ReactNode;
}

/** Replaces the input when the preview is ready (spec §2). */
export function ClaimPanel({
  previewUrl,
  claimToken,
  isNew,
  brand,
  hasHours,
  isAlone,
  picture,
  onClaimed,
  onChange,
  onStartOver,
  design,
}: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const colours = useRef([brand?.primary ?? '#00419d', brand?.secondary ?? '#f8d99b', '#82b1ff']);

  useEffect(() => {
    if (!isNew || !canvas.current) return;
    if (!isWriting()) title.current?.focus({ preventScroll: true });
    return celebrate(canvas.current, colours.current);
  }, [isNew]);

  return (
    <Root as="section" $raised aria-labelledby="claim-title" data-read-from>
      <Confetti ref={canvas} aria-hidden />
      <Title id="claim-title" ref={title} tabIndex={-1} $size={32}>
        {messages.claimTitle}
      </Title>
      {picture}
      <Rest $isAlone={isAlone}>
        <Text $soft>{messages.claimIntro}</Text>
        <Stack $row $gap={4}>
          <AnchorButton variant="secondary" href={previewUrl} target="_blank" rel="noopener">
            {messages.viewPreview}
            <Icon icon={ExternalLink} size={18} />
          </AnchorButton>
          {onChange && (
            <Button variant="quiet" onClick={onChange}>
              {messages.changeFirst}
            </Button>
          )}
          {onStartOver && (
            <Button variant="quiet" onClick={onStartOver}>
              {messages.anotherSite}
            </Button>
          )}
        </Stack>
        {design}
      </Rest>
      <Rest $isAlone={isAlone} $delay={300}>
        {!hasHours && onChange && (
          <Alert
            action={
              <Button variant="secondary" onClick={onChange}>
                {messages.tellHours}
              </Button>
            }
          >
            {messages.hoursMissing}
          </Alert>
        )}
        <ClaimForm claimToken={claimToken} onClaimed={onClaimed} />
        <FeatureLists />
      </Rest>
    </Root>
  );
}

/** The site was claimed on another device or in another tab. */
export function ClaimedNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Card>
      <EmptyState
        illustration={Bell}
        title={messages.claimedTitle}
        action={
          <>
            <LinkButton to="/my-restaurants">{messages.toMyRestaurants}</LinkButton>
            <Button variant="secondary" onClick={onStartOver}>
              {messages.anotherSite}
            </Button>
          </>
        }
      >
        {messages.claimedText}
      </EmptyState>
    </Card>
  );
}
