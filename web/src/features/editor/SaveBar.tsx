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

/* What gets the focus, or is scrolled to, stays clear of the bar, and so do the notices. On phones it has more lines. */
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

/* A failure stands here too: the end of a long form may be far from what was edited. */
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

const Bar = styled.div<{ $open: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
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
  /** RFC 3339. */
  lastSaved: string;
  failure: Refusal | null;
  /** What the failure says is over. */
  onForget: () => void;
  onReset: () => void;
}

/**
 * The end of a form: when it was saved last, with Save and Reset, which are enabled while something differs from that
 * (spec §2). Only then does the bar stay in view over the form.
 */
export function SaveBar({ isDirty, isSaving, lastSaved, failure, ...on }: Props) {
  const isOpen = isDirty || isSaving;
  const reset = (): void => {
    on.onReset();
    on.onForget();
  };
  const dock = useRef<HTMLDivElement>(null);
  /** Where the focus came from into the bar; it returns there when the bar no longer stays in view. */
  const from = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    // The bar that has come up must not cover the field that is being edited.
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
      <Bar $open={isOpen}>
        <div>
          <Text $size={15} role="status">
            {isOpen && <strong>{isSaving ? messages.saving : messages.unsaved}</strong>}
          </Text>
          <Text $size={13} $soft $tabular>
            {messages.lastSaved(formatMoment(lastSaved))}
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
