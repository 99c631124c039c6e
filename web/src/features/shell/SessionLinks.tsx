import { styled } from 'styled-components';
import { useIsLive } from '../../lib/useIsLive.ts';
import { useSession } from '../../lib/useSession.ts';
import { useLogout } from '../accounts/useLogout.ts';
import { AccountLink } from './AccountLink.tsx';
import { messages } from './messages.ts';
import { NavLink } from './NavLink.tsx';
import { navItemStyle } from './navItemStyle.ts';

const Logout = styled.button`
  ${navItemStyle}
`;

interface Props {
  /** In the header the account is the person's initial at the end, in the drawer a row like the others. */
  place: 'header' | 'drawer';
  onFollow?: () => void;
}

/**
 * Dashboard and Logout when signed in (spec §2) with the account beside them, Login otherwise. A page made at build is for
 * both: it has all of them, and shows those that fit (navItemStyle.ts).
 */
export function SessionLinks({ place, onFollow }: Props) {
  const { isSignedIn } = useSession();
  const isLive = useIsLive();
  const logout = useLogout();
  const follow = onFollow ? { onClick: onFollow } : {};
  const member = { 'data-early': isLive ? undefined : ('member' as const) };
  return (
    <>
      {!(isLive && isSignedIn) && (
        <NavLink to="/login" data-early={isLive ? undefined : 'guest'} {...follow}>
          Login
        </NavLink>
      )}
      {!(isLive && !isSignedIn) && (
        <>
          <NavLink to="/dashboard" {...member} {...follow}>
            Dashboard
          </NavLink>
          {place === 'drawer' && (
            <NavLink to="/account" {...follow}>
              {messages.account}
            </NavLink>
          )}
          <Logout
            type="button"
            {...member}
            onClick={() => {
              onFollow?.();
              logout();
            }}
          >
            Logout
          </Logout>
          {place === 'header' && <AccountLink {...member} />}
        </>
      )}
    </>
  );
}
