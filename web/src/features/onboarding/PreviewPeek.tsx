import { ChevronRight, Smartphone } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { siteOf } from './conversation.rules.ts';
import { messages } from './messages.ts';
import { PreviewPane } from './PreviewPane.tsx';

/** Whether there is room for the preview beside the chat; null while prerendering. */
export const useIsWide = (): boolean | null => useMediaQuery(atLeast('medium'));

// The drawer is loaded when it is first opened.
const Drawer = lazy(async () => ({ default: (await import('../../ui/Dialog.tsx')).Drawer }));

const Bar = styled.button`
  flex: none;
  display: flex;
  gap: var(--space-3);
  align-items: center;
  width: 100%;
  min-height: 56px;
  padding: var(--space-2) var(--gutter);
  border: 0;
  border-bottom: 1px solid var(--line);
  background: var(--surface-2);
  text-align: left;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Swatch = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text-soft);
  img {
    width: 100%;
    height: 100%;
    background: #ffffff;
    object-fit: contain;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  font-size: var(--size-15);
  line-height: 1.3;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    color: var(--text-soft);
    font-size: var(--size-13);
  }
`;

const Action = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  gap: 2px;
  color: var(--primary);
  font-size: var(--size-15);
  font-weight: 600;
`;

type Site = ReturnType<typeof siteOf>;

/** The preview in a drawer, for windows without room for it beside the chat. */
export function usePreviewDrawer({ draft, preview, conversation }: Site): {
  isOpen: boolean;
  open: () => void;
  drawer: ReactNode;
} {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return {
    isOpen: state === 'open',
    open: () => setState('open'),
    drawer: state !== 'unused' && (
      <Suspense>
        <Drawer
          isOpen={state === 'open'}
          onClose={() => setState('closed')}
          title={messages.previewLabel}
          width={420}
        >
          <PreviewPane draft={draft} preview={preview} conversation={conversation} isTitled />
        </Drawer>
      </Suspense>
    ),
  };
}

interface Props {
  site: Site;
  /** Whether the drawer is open. */
  isOpen: boolean;
  onOpen: () => void;
}

/** For narrow windows: a strip with colours, logo and name that opens the drawer. */
export function PreviewPeek({ site: { draft, isShop }, isOpen, onOpen }: Props) {
  const { name, brand, logoUrl, sections } = draft;
  const dishes = sections.reduce((sum, { items }) => sum + items.length, 0);
  const count = isShop ? messages.products : messages.dishes;
  return (
    <Bar type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
      <Swatch
        aria-hidden
        style={
          brand && !logoUrl
            ? { background: `linear-gradient(115deg, ${brand.primary} 60%, ${brand.secondary} 60.5%)` }
            : undefined
        }
      >
        {logoUrl && <img src={logoUrl} alt="" />}
        {!logoUrl && !brand && <Icon icon={Smartphone} />}
      </Swatch>
      <Words>
        <strong>{name ?? messages.preview}</strong>
        <span>{dishes > 0 ? count(dishes) : messages.previewIntro}</span>
      </Words>
      <Action>
        {messages.showPreview}
        <Icon icon={ChevronRight} />
      </Action>
    </Bar>
  );
}
