import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneFrame } from '../../ui/PhoneFrame.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Preview } from './conversationState.ts';
import type { Draft } from './draft.ts';
import { messages } from './messages.ts';
import { previewAddress } from './previewAddress.ts';
import { SitePreview } from './SitePreview.tsx';

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  align-items: center;
  min-height: 0;
`;

const Intro = styled.header`
  text-align: center;
`;

interface Props {
  draft: Draft;
  preview: Preview | null;
  /** The place around it has a heading already. */
  isTitled?: boolean;
}

/** The growing preview (design: conversation left, preview right). */
export function PreviewPane({ draft, preview, isTitled = false }: Props) {
  return (
    <Root>
      {!isTitled && (
        <Intro>
          <Heading as="h2" $size={17}>
            {messages.preview}
          </Heading>
          <Text $size={15} $soft>
            {preview ? messages.previewReadyIntro : messages.previewIntro}
          </Text>
        </Intro>
      )}
      <PhoneFrame address={previewAddress(preview)} label={messages.previewLabel}>
        <SitePreview draft={draft} />
      </PhoneFrame>
      {preview && (
        <AnchorButton variant="quiet" href={preview.previewUrl} target="_blank" rel="noopener">
          {messages.openSite}
          <Icon icon={ExternalLink} size={18} />
        </AnchorButton>
      )}
    </Root>
  );
}
