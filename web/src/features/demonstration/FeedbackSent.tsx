import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../ui/Alert.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Quote = styled.blockquote`
  max-width: var(--measure);
  padding-left: var(--space-4);
  border-left: 3px solid var(--secondary);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** In the place of the form: the thanks, and what was said. */
export function FeedbackSent({ feedback }: { feedback: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard and the screen reader go on here.
    box.current?.focus();
  }, []);
  return (
    <Stack ref={box} tabIndex={-1} $gap={5}>
      <Alert tone="success">{messages.feedbackSent}</Alert>
      <Stack $gap={2}>
        <Text $size={15} $soft>
          {messages.whatYouWrote}
        </Text>
        <Quote>{feedback}</Quote>
      </Stack>
    </Stack>
  );
}
