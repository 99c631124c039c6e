import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { celebrate } from './celebrate.ts';
import { ClaimForm } from './ClaimForm.tsx';
import type { Draft } from './draft.ts';
import { FeatureLists } from './FeatureLists.tsx';
import { messages } from './messages.ts';

/* The confetti falls behind what is to be read and filled in. */
const Root = styled(Card)`
  isolation: isolate;
  display: grid;
  gap: var(--space-6);
  padding: clamp(20px, 4vw, 40px);
`;

const Confetti = styled.canvas`
  position: fixed;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

const Title = styled(Heading)`
  scroll-margin-top: var(--space-8);
`;

interface Props {
  previewUrl: string;
  /** Became ready just now: the confetti falls and the keyboard comes here. */
  isNew: boolean;
  /** Colours of the confetti; null: the visitor named none. */
  brand: Draft['brand'];
  onClaimed: () => void;
  onChange: () => void;
}

/** Stands in the input's place when the preview is ready (spec §2). */
export function ClaimPanel({ previewUrl, isNew, brand, onClaimed, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const colours = useRef([brand?.primary ?? '#00419d', brand?.secondary ?? '#f8d99b', '#82b1ff']);

  useEffect(() => {
    title.current?.scrollIntoView({ block: 'start' });
    if (!isNew || !canvas.current) return;
    title.current?.focus({ preventScroll: true });
    return celebrate(canvas.current, colours.current);
  }, [isNew]);

  return (
    <Root as="section" $raised aria-labelledby="claim-title">
      <Confetti ref={canvas} aria-hidden />
      <Stack $gap={4}>
        <Stack $gap={2}>
          <Title id="claim-title" ref={title} tabIndex={-1} $size={32}>
            {messages.claimTitle}
          </Title>
          <Text $soft>{messages.claimIntro}</Text>
        </Stack>
        <Stack $row $gap={4}>
          <AnchorButton variant="secondary" href={previewUrl} target="_blank" rel="noopener">
            {messages.viewPreview}
            <Icon icon={ExternalLink} size={18} />
          </AnchorButton>
          <Button variant="quiet" onClick={onChange}>
            {messages.changeFirst}
          </Button>
        </Stack>
      </Stack>
      <ClaimForm onClaimed={onClaimed} />
      <FeatureLists />
    </Root>
  );
}
