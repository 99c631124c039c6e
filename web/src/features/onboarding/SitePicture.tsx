import { Smartphone } from 'lucide-react';
import { styled } from 'styled-components';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SiteFrame } from '../../ui/SiteFrame.tsx';
import type { siteOf } from './conversation.rules.ts';
import { messages } from './messages.ts';
import { framedPage } from './preview.rules.ts';

/* With the title above it, it fills what the chat shows of a phone. */
const Root = styled.button<{ $isDark: boolean }>`
  position: relative;
  justify-self: center;
  display: block;
  width: 100%;
  max-width: 360px;
  height: clamp(280px, 100dvh - 430px, 560px);
  padding: 0;
  overflow: hidden;
  border: 6px solid #1d2432;
  border-radius: 28px;
  background: ${({ $isDark }) => ($isDark ? '#17130f' : '#ffffff')};
  color: ${({ $isDark }) => ($isDark ? '#f2ece0' : '#15203a')};
  container-type: inline-size;
  cursor: pointer;
  :root[data-theme='dark'] & {
    border-color: #2c3750;
  }
  iframe {
    pointer-events: none;
  }
`;

const Action = styled.span`
  position: absolute;
  inset: auto 0 var(--space-3);
  display: flex;
  gap: var(--space-2);
  align-items: center;
  width: fit-content;
  margin-inline: auto;
  padding: 10px 18px;
  border-radius: var(--radius-chip);
  background: var(--primary);
  color: var(--on-primary);
  font-size: var(--size-15);
  font-weight: 600;
  box-shadow: 0 2px 12px rgb(0 0 0 / 30%);
`;

interface Props {
  site: ReturnType<typeof siteOf>;
  /** Opens the preview, which can be used. */
  onOpen: () => void;
}

/** The built site in the chat, where there is no room for it beside the chat. A picture, so that nobody scrolls into it by accident. */
export function SitePicture({ site: { draft, preview }, onOpen }: Props) {
  // Sites follow the device, whatever the theme of the chat is.
  const isDark = useMediaQuery('(prefers-color-scheme: dark)') === true;
  const page = framedPage(draft.viewUrl, draft.viewUrl === '' ? (preview?.previewUrl ?? null) : null);
  return (
    <Root type="button" aria-haspopup="dialog" onClick={onOpen} $isDark={isDark}>
      {page && (
        <SiteFrame
          src={page.src}
          title={messages.pictureLabel}
          sandbox={page.sandbox}
          loading={messages.previewLoading}
          isPicture
        />
      )}
      <Action>
        <Icon icon={Smartphone} size={18} />
        {messages.lookAround}
      </Action>
    </Root>
  );
}
