import { useEffect, useRef } from 'react';
import { createGlobalStyle, css, styled } from 'styled-components';
import { formatMoment } from '../../lib/formatDate.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { below } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { messages } from './messages.ts';

/* Keeps focused fields and notices clear of the bar, which is higher on phones. */
const Clearance = createGlobalStyle`
  html {
    --docked: 84px;
    scroll-padding-bottom: calc(var(--docked) + var(--space-3));
  }
  @media ${below('small')} {
    html {
      --docked: 134px;
    }
  }
`;

/* Contains the failure too: the end of a long form may be far from the edited field. */
const Dock = styled.div<{ $open: boolean }>`
  display: grid;
  gap: var(--space-2);
  ${({ $open }) =>
    $open &&
    css`
      position: sticky;
      bottom: var(--space-3);
      z-index: 5;
    `}
`;

const Bar = styled(Stack)<{ $open: boolean }>`
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  ${({ $open }) =>
    $open &&
    css`
      background: var(--surface);
      box-shadow: var(--shadow);
    `}
`;

interface Props {
  isDirty: boolean;
  isSaving: boolean;
  /** RFC 3339; null: not known. */
  lastSaved: string | null;
  failure: Refusal | null;
  onForget: () => void;
  onReset: () => void;
}

/** The end of a form: the time of the last save, Save and Reset. Sticky and enabled while the form has edits (spec §2). */
export function SaveBar({ isDirty, isSaving, lastSaved, failure, ...on }: Props) {
  const isOpen = isDirty || isSaving;
  const reset = (): void => {
    on.onReset();
    on.onForget();
  };
  const dock = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the bar; it gets the focus back when the bar is no longer sticky. */
  const from = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    // The bar must not cover the edited field.
    if (isOpen) activeElement?.scrollIntoView({ block: 'nearest' });
    else if (activeElement === body || dock.current?.contains(activeElement))
      if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <Dock
      ref={dock}
      $open={isOpen}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
      }}
    >
      {isOpen && <Clearance />}
      <FailureAlert failure={failure} onWaited={on.onForget} />
      <Bar $row $between $gap={[2, 4]} $open={isOpen}>
        <div>
          <Text $size={15} role="status">
            {isOpen && <strong>{isSaving ? messages.saving : messages.unsaved}</strong>}
          </Text>
          <Text $size={13} $soft $tabular>
            {lastSaved !== null && messages.lastSaved(formatMoment(lastSaved))}
          </Text>
        </div>
        <Stack $row $gap={2}>
          <Button variant="secondary" disabled={!isDirty || isSaving} onClick={reset}>
            {messages.reset}
          </Button>
          <Button type="submit" disabled={!isOpen} loading={isSaving}>
            {messages.save}
          </Button>
        </Stack>
      </Bar>
    </Dock>
  );
}
