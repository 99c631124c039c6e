import { SITE_LENGTHS } from '@forkfront/common/limits.ts';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { formText } from '../../forms/fields.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { controlStyle } from '../../ui/controlStyle.ts';
import { messages } from './messages.ts';

const Root = styled.form`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  max-width: 560px;
  label {
    font-weight: 600;
  }
  @media ${atLeast('small')} {
    grid-template-columns: minmax(0, 1fr) auto;
    label {
      grid-column: 1 / -1;
      margin-bottom: -6px;
    }
  }
`;

const Input = styled.input`
  ${controlStyle}
  min-height: calc(var(--touch) + 8px);
`;

/** A form that starts the chat with the restaurant's name. `onStart` gets the first message; '' without a name. */
export function NameForm({ onStart }: { onStart: (words: string) => void }) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = formText(new FormData(event.currentTarget), 'restaurant').trim();
    onStart(name === '' ? '' : messages.called(name));
  };
  return (
    <Root onSubmit={submit}>
      <label htmlFor="restaurant-name">{messages.nameLabel}</label>
      <Input
        id="restaurant-name"
        name="restaurant"
        autoComplete="organization"
        maxLength={SITE_LENGTHS.name}
        placeholder={messages.namePlaceholder}
      />
      <Button type="submit" size="large">
        {messages.nameStart}
      </Button>
    </Root>
  );
}
