import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type RefObject, useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { styled } from 'styled-components';
import { whenIdle } from '../../lib/lateCode.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { atLeast, below } from '../../ui/breakpoints.ts';
import { useIsOwner } from './editorRole.ts';
import { TABS, type EditorTab } from './editorSearch.rules.ts';
import { TabSkeleton } from './EditorSkeleton.tsx';
import { messages } from './messages.ts';

/** What each tab shows of the site with the global id `id`. */
export type TabContents = Record<EditorTab, ComponentType<{ id: string }>>;

const Root = styled(Tabs)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  min-width: 0;
  &[data-orientation='vertical'] {
    grid-template-columns: 148px minmax(0, 1fr);
    gap: var(--space-8);
  }
`;

const List = styled(TabList)`
  display: flex;
  gap: var(--space-1);
  align-self: start;
  min-width: 0;
  border-bottom: 1px solid var(--line);
  /* One row that scrolls; the content below is what people came for. */
  @media ${below('small')} {
    position: relative;
    gap: 0;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    overflow-x: auto;
    scroll-padding-inline: 25%;
    scrollbar-width: none;
  }
  &[data-orientation='vertical'] {
    position: sticky;
    top: calc(var(--header) + var(--space-5));
    flex-direction: column;
    border-bottom: 0;
  }
`;

const Item = styled(Tab)`
  display: flex;
  flex: none;
  align-items: center;
  min-height: var(--touch);
  padding: 9px 14px;
  border-radius: var(--radius) var(--radius) 0 0;
  color: var(--text-soft);
  font-size: var(--size-15);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  transition: background var(--ease);
  &[data-hovered] {
    background: var(--surface-2);
  }
  &[data-selected] {
    box-shadow: inset 0 -3px 0 var(--primary);
    color: var(--primary);
  }
  &[data-focus-visible] {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  &[data-orientation='vertical'] {
    border-radius: var(--radius);
  }
  [data-orientation='vertical'] > &[data-selected] {
    border-radius: var(--radius);
    background: var(--primary-soft);
    box-shadow: none;
  }
`;

const Panel = styled(TabPanel)`
  min-width: 0;
  outline: none;
`;

/** From this width on the tabs are at the left (design: wide screens). */
const WIDE = atLeast('large');

/** A ref of the row of tabs, which scrolls to the open one where the row is wider than the window. */
function useOpenTabInView(tab: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const open = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !open) return;
    // Not scrollIntoView: it could scroll the page, too.
    row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [tab]);
  return list;
}

/** Calls back in the first idle moment after the parts around it are shown. `onShown` is stable. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(() => whenIdle(onShown), [onShown]);
  return null;
}

interface Props {
  id: string;
  tab: EditorTab;
  contents: TabContents;
  /** Called when the content of a tab is shown and the browser is idle. */
  onShown: () => void;
}

/** The parts of a site; the address names the open one. */
export function EditorTabs({ id, tab, contents, onShown }: Props) {
  const navigate = useNavigate();
  const isWide = useMediaQuery(WIDE);
  const isOwner = useIsOwner();
  const list = useOpenTabInView(tab);
  const tabs = TABS.filter((name) => isOwner || name !== 'team');
  return (
    <Root
      selectedKey={tabs.includes(tab) ? tab : 'homepage'}
      orientation={isWide ? 'vertical' : 'horizontal'}
      // Arrow keys only move the focus: opening a tab may ask about unsaved edits.
      keyboardActivation="manual"
      onSelectionChange={(key) => {
        const next = TABS.find((name) => name === key);
        if (!next || next === tab) return;
        const search = next === 'homepage' ? {} : { tab: next };
        void navigate({ to: '/editor/$id', params: { id }, search, resetScroll: false });
      }}
    >
      <List ref={list} aria-label={messages.tabsLabel}>
        {tabs.map((name) => (
          <Item key={name} id={name}>
            {messages.tabs[name]}
          </Item>
        ))}
      </List>
      {tabs.map((name) => {
        const Content = contents[name];
        return (
          <Panel key={name} id={name}>
            <QueryBoundary fallback={<TabSkeleton />} failure={messages.failure} resetKey={id}>
              <Content id={id} />
              <Shown onShown={onShown} />
            </QueryBoundary>
          </Panel>
        );
      })}
    </Root>
  );
}
