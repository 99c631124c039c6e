import { styled } from 'styled-components';
import { initial } from '../../lib/initial.ts';
import { useIsLive } from '../../lib/useIsLive.ts';
import { useSession } from '../../lib/useSession.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import { NavLink } from './NavLink.tsx';

const RoundLink = styled(NavLink)`
  padding: 0 4px;
  &:hover {
    background: none;
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: var(--secondary);
  color: var(--on-secondary);
  font-size: var(--size-15);
  font-weight: 650;
  line-height: 1;
  transition: box-shadow var(--ease);
  a:hover > &,
  a[aria-current='page'] > & {
    box-shadow:
      0 0 0 2px var(--bg),
      0 0 0 4px var(--primary);
  }
`;

/** The person's initial (spec §3), which leads to their account. */
export function AccountLink(props: { 'data-early'?: 'member' | undefined }) {
  const { user } = useSession();
  const isLive = useIsLive();
  return (
    <RoundLink to="/account" title={messages.account} {...props}>
      <Disc aria-hidden>{isLive && initial(user?.name)}</Disc>
      <VisuallyHidden>{messages.account}</VisuallyHidden>
    </RoundLink>
  );
}
