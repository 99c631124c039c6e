import { type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { messages } from '../messages.ts';
import { CloseFact } from './closeFact.ts';
import { FactLine } from './FactLine.tsx';

/** A row of the card. */
const FactItem = styled.li`
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
  > [hidden] {
    display: none;
  }
`;

const Editing = styled.div`
  padding-block: var(--space-3) var(--space-4);
`;

interface Props {
  label: string;
  /** What is known, as it is shown; null: nothing. */
  value: ReactNode;
  /** Whether it can be changed now. */
  isOpen: boolean;
  /** The form; its code may still be loading. */
  children: ReactNode;
}

/** A fact of the site whose form takes the place of what is known. An open form stays, whatever the chat does. */
export function FactRow({ label, value, isOpen, children }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const close = (): void => {
    flushSync(() => setIsEditing(false));
    opener.current?.focus();
  };
  if (isEditing)
    return (
      <FactItem>
        <Editing>
          <CloseFact value={close}>
            <Suspense fallback={<Spinner label={messages.factLoading} />}>{children}</Suspense>
          </CloseFact>
        </Editing>
      </FactItem>
    );
  const isKnown = value !== null;
  return (
    <FactItem>
      <FactLine
        label={label}
        action={
          isOpen && (
            <Button
              ref={opener}
              variant="quiet"
              aria-label={isKnown ? messages.editFact(label) : messages.addFact(label)}
              onClick={() => setIsEditing(true)}
            >
              {isKnown ? messages.factEdit : messages.factAdd}
            </Button>
          )
        }
      >
        {value}
      </FactLine>
    </FactItem>
  );
}
