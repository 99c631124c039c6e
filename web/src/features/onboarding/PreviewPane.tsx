import { ExternalLink } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { AnchorButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneFrame } from '../../ui/PhoneFrame.tsx';
import { SiteFrame } from '../../ui/SiteFrame.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import type { Draft, Preview } from './conversationRequests.ts';
import { messages } from './messages.ts';
import { framedPage, suggestedHost } from './preview.rules.ts';
import { TestOrder } from './TestOrder.tsx';

const Root = styled.div<{ $isBuilt: boolean }>`
  --reveal: ${({ $isBuilt }) => ($isBuilt ? '300ms' : '200ms')};
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

const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;

/* The title of the claim form, which has the focus, in large. */
const Title = styled(Heading)`
  text-align: center;
  animation: ${rise} 200ms ease-out;
`;

/* Fills the height that is left beside the chat; a drawer has room for a taller phone. */
const Phone = styled.div<{ $isTall: boolean }>`
  flex: 1;
  display: grid;
  grid-template-rows: minmax(${({ $isTall }) => ($isTall ? 'min(700px, 72dvh)' : 'min(480px, 60dvh)')}, 1fr);
  justify-items: center;
  width: 100%;
  min-height: 0;
`;

/* The inside of the phone is light in both themes. */
const Nothing = styled.p`
  display: grid;
  height: 100%;
  place-items: center;
  padding: var(--space-6);
  color: color-mix(in srgb, currentcolor 65%, transparent);
  text-align: center;
`;

interface Props {
  /** The stored draft. */
  draft: Draft;
  preview: Preview | null;
  /** Secret of the conversation; null until it is open. */
  conversation: string | null;
  /** Its container has a heading. */
  isTitled?: boolean;
  /** The site is new and stands alone with the title of the claim form. */
  isAlone?: boolean;
}

/** The site in a phone: the draft as the storefront draws it, and the real site once it is built. */
export function PreviewPane({ draft, preview, conversation, isTitled = false, isAlone = false }: Props) {
  // Sites follow the device, whatever the theme of the chat is.
  const isDark = useMediaQuery('(prefers-color-scheme: dark)') === true && draft.viewUrl !== '';
  const page = framedPage(draft.viewUrl, preview?.previewUrl ?? null);
  return (
    <Root $isBuilt={preview !== null}>
      {isAlone && (
        <Title as="p" $size={42} aria-hidden>
          {messages.claimTitle}
        </Title>
      )}
      {!isTitled && !isAlone && (
        <Intro>
          <Heading as="h2" $size={17}>
            {messages.preview}
          </Heading>
          <Text $size={15} $soft>
            {preview ? messages.previewReadyIntro : messages.previewIntro}
          </Text>
        </Intro>
      )}
      <Phone $isTall={isTitled}>
        <PhoneFrame
          address={page?.host ?? (suggestedHost(draft.name, draft.viewUrl) || messages.address)}
          isDark={isDark}
        >
          {page ? (
            <SiteFrame
              src={page.src}
              title={messages.previewLabel}
              sandbox={page.sandbox}
              loading={messages.previewLoading}
            />
          ) : (
            <Nothing>{messages.previewEmpty}</Nothing>
          )}
        </PhoneFrame>
      </Phone>
      {preview?.claimToken && conversation !== null && !isAlone && <TestOrder token={conversation} />}
      {preview && !isAlone && (
        <AnchorButton variant="quiet" href={preview.previewUrl} target="_blank" rel="noopener">
          {messages.openSite}
          <Icon icon={ExternalLink} size={18} />
        </AnchorButton>
      )}
    </Root>
  );
}
