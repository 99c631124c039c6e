import { useEffect, useRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { focusIfLost } from '../../lib/focusIfLost.ts';
import { formatMoment } from '../../lib/formatMoment.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { below } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { FailureAlert } from '../accounts/FailureAlert.tsx';
import { messages } from './messages.ts';

/* What gets the focus, or is scrolled to, stays clear of the bar, and so do the notices. On phones it has two lines. */
const Clearance = createGlobalStyle`
  html {
    --docked: 84px;
    scroll-padding-bottom: calc(var(--docked) + var(--space-3));
  }
  @media ${below('small')} {
    html {
      --docked: 116px;
    }
  }
`;

/* A failure stands here too: the end of a long form may be far from what was edited. */
const Dock = styled.div`
  position: sticky;
  bottom: var(--space-3);
  z-index: 5;
  display: grid;
  gap: var(--space-2);
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
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
  /** The button, default 'Save changes'. */
  saveText?: string;
}

/** The end of a form: a bar with Save and Reset while something differs from what is saved (spec §2), else when that was. */
export function SaveBar({ isDirty, isSaving, lastSaved, saveText = messages.save, failure, ...on }: Props) {
  const isOpen = isDirty || isSaving;
  const reset = (): void => {
    on.onReset();
    on.onForget();
  };
  /** Where the keyboard came from into the bar; it goes back there when the bar goes. */
  const from = useRef<Element | null>(null);
  useEffect(() => {
    // The bar that has come up must not cover the field that is being edited.
    if (isOpen) document.activeElement?.scrollIntoView({ block: 'nearest' });
    else focusIfLost(from.current);
  }, [isOpen]);
  return (
    <>
      <Text $size={13} $soft $tabular>
        {messages.lastSaved(formatMoment(lastSaved))}
      </Text>
      {isOpen && (
        <Dock
          onFocus={({ relatedTarget, currentTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
          }}
        >
          <Clearance />
          <FailureAlert failure={failure} onWaited={on.onForget} />
          <Bar>
            <Text $size={15} role="status">
              <strong>{isSaving ? messages.saving : messages.unsaved}</strong>
            </Text>
            <Buttons>
              <Button variant="secondary" disabled={isSaving} onClick={reset}>
                {messages.reset}
              </Button>
              <Button type="submit" loading={isSaving}>
                {saveText}
              </Button>
            </Buttons>
          </Bar>
        </Dock>
      )}
    </>
  );
}
