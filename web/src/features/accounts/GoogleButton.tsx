import { siGoogle } from 'simple-icons';
import { styled } from 'styled-components';
import { writeStored } from '../../lib/storage.ts';
import { AnchorButton } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { messages } from './messages.ts';

const START = '/api/v1/users/google';

const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  color: var(--text-soft);
  font-size: var(--size-15);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`;

const Mark = styled.svg`
  width: 20px;
  height: 20px;
  fill: currentColor;
`;

/** Starts the sign-in with Google (spec §2). `redirectState` is stored meanwhile and names the next page; '' is the dashboard. */
export function GoogleButton({ redirectState }: { redirectState: string }) {
  return (
    <Stack $gap={5}>
      <Divider>{messages.or}</Divider>
      <AnchorButton
        href={START}
        variant="secondary"
        size="large"
        wide
        onClick={() => writeStored('redirectState', redirectState || null)}
      >
        <Mark viewBox="0 0 24 24" aria-hidden focusable="false">
          <path d={siGoogle.path} />
        </Mark>
        {messages.continueWithGoogle}
      </AnchorButton>
    </Stack>
  );
}
