import { styled } from 'styled-components';
import { Spinner } from '../../ui/Spinner.tsx';
import { messages } from './messages.ts';

const Root = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
  min-height: 50vh;
  color: var(--primary);
  font-size: var(--size-25);
`;

/** While a page's code is on its way. */
export function PendingScreen() {
  return (
    <Root>
      <Spinner label={messages.loading} />
    </Root>
  );
}
