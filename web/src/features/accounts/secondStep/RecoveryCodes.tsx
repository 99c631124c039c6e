import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { focusNew } from '../../../lib/focus.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Heading, Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';

const List = styled.ol`
  display: grid;
  gap: var(--space-2) var(--space-6);
  &[role='list'] {
    padding: var(--space-4);
  }
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-2);
  font-family: ui-monospace, monospace;
  font-size: var(--size-15);
  @media ${atLeast('small')} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** New recovery codes, which are shown once: to copy or to keep as a file. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { show } = useSnackbar();
  const [isRefused, setIsRefused] = useState(false);
  const text = codes.join('\n');

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setIsRefused(false);
      show({ message: messages.copied, color: 'success' });
    } catch {
      setIsRefused(true);
    }
  };

  return (
    <Stack $gap={4} $align="stretch">
      <Heading as="h3" $size={17} ref={focusNew} tabIndex={-1}>
        {messages.codesTitle}
      </Heading>
      <Text $soft>{messages.codesText}</Text>
      <List role="list" aria-label={messages.codesLabel}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      {isRefused && <Alert tone="error">{messages.copyFailed}</Alert>}
      <Stack $row $gap={3}>
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon icon={Copy} />
          {messages.copy}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), messages.fileName)}
        >
          <Icon icon={Download} />
          {messages.download}
        </Button>
        <Button onClick={onSaved}>{messages.codesSaved}</Button>
      </Stack>
    </Stack>
  );
}
