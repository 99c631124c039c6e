import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { formText } from '../../forms/fields.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { controlStyle } from '../../ui/controlStyle.ts';
import { Container, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Root = styled.section`
  --band: var(--primary);
  --on-band: var(--on-primary);
  padding-block: var(--section);
  background: var(--band);
  color: var(--on-band);
  :root[data-theme='dark'] & {
    --band: var(--primary-soft);
    --on-band: var(--text);
  }
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-6) var(--space-16);
  align-items: end;
  /* The usual focus ring is invisible on the brand colour. */
  :focus-visible {
    outline-color: var(--secondary);
  }
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  align-items: end;
  label {
    font-size: var(--size-15);
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

const Start = styled.button`
  min-height: calc(var(--touch) + 8px);
  padding: 12px 24px;
  border: 0;
  border-radius: var(--radius);
  background: var(--secondary);
  color: var(--on-secondary);
  font-weight: 650;
  cursor: pointer;
  transition: filter var(--ease);
  &:hover {
    filter: brightness(1.06);
  }
`;

/** A form that starts the chat with the restaurant's name. `onStart` gets the first message; '' without a name. */
export function ChatBand({ onStart }: { onStart: (words: string) => void }) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = formText(new FormData(event.currentTarget), 'restaurant').trim();
    onStart(name === '' ? '' : messages.called(name));
  };
  return (
    <Root aria-labelledby="chat-title">
      <Layout>
        <Stack $gap={3}>
          <Heading id="chat-title" $size={42}>
            {messages.bandTitle}
          </Heading>
          <Text $size={20}>{messages.bandText}</Text>
        </Stack>
        <Form onSubmit={submit}>
          <label htmlFor="band-restaurant">{messages.bandLabel}</label>
          <Input
            id="band-restaurant"
            name="restaurant"
            autoComplete="organization"
            maxLength={80}
            placeholder={messages.bandPlaceholder}
          />
          <Start type="submit">{messages.bandStart}</Start>
        </Form>
      </Layout>
    </Root>
  );
}
